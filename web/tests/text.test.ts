import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WORDS } from '../src/table/Glossary.svelte'
import { LETTERS, SHOWN } from '../src/lib/keys'
import { ORDERS, PACKS, SPEEDS, SUITS, THEMES } from '../src/lib/settings.svelte'
import { byLanguage, find, listOf, makeBundle, nearest, speak, term, unmet } from '../src/lib/text.svelte'

const web = join(import.meta.dirname, '..')
const folder = join(web, 'src')
const english = ['page', 'cards', 'words'].map((name) =>
  readFileSync(join(web, `../src/trappola/locales/en/${name}.ftl`), 'utf8'),
)
const bundle = makeBundle('en', english)
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
const html = readFileSync(join(web, 'index.html'), 'utf8')

describe('the catalogue', () => {
  it('has every key that the page names', () => {
    const named = sources.flatMap((text) => [...text.matchAll(/\bt(?:Or)?\('([\w.-]+)'/g)].map((match) => match[1] ?? ''))
    const inPage = [...html.matchAll(/%(page-[\w-]+)%/g)].map((match) => match[1] ?? '')
    const lists = Object.entries({ order: ORDERS, pack: PACKS, suits: SUITS, speed: SPEEDS, theme: THEMES })
    const made = [
      ...WORDS.flatMap((word) => [`page-word-${word}`, `page-word-${word}.meaning`]),
      ...SHOWN.map((key) => `page-key-${LETTERS[key] ?? ''}`),
      ...lists.flatMap(([key, values]) => [`page-set-${key}`, ...values.map((value) => `page-set-${key}.v-${value}`)]),
      ...['fourColours', 'sound', 'singleKeys'].map((key) => `page-set-${key}`),
      ...['events', 'rules', 'glossary', 'keys'].map((tab) => `page-tab-${tab}`),
      ...['pot', 'queue', 'stock', 'turn-up', 'trump', 'dealer'].map((word) => `page-word-${word}`),
    ]
    const missing = [...named, ...inPage, ...made].filter((key) => find([bundle], key, {}) === null)
    expect(missing).toEqual([])
  })

  it('says plurals', () => {
    expect(find([bundle], 'page-players', { number: 2 })).toBe('2 players')
    expect(find([bundle], 'page-players-between', { least: 3, most: 6 })).toBe('3 to 6 players')
    expect(find([bundle], 'page-tricks', { number: 1 })).toBe('one trick')
    expect(find([bundle], 'page-signed', { number: 5, sign: 'plus' })).toBe('+5')
    expect(find([bundle], 'page-signed', { number: 5, sign: 'minus' })).toBe('−5')
  })
})

describe('languages', () => {
  it('falls back message by message', () => {
    const other = makeBundle('xx', ['page-play = Zahraj'])
    expect(find([other, bundle], 'page-play')).toBe('Zahraj')
    expect(find([other, bundle], 'page-close')).toBe('Close')
    expect(find([other, bundle], 'no-such-key')).toBeNull()
  })
  it('takes the nearest', () => {
    expect(nearest(['de-AT', 'fr'], ['en', 'de'])).toBe('de')
    expect(nearest(['ja'], ['en', 'de'])).toBe('en')
    expect(nearest([], ['en', 'de'])).toBe('en')
    expect(nearest(['sk-SK', 'en'], ['cs', 'en'])).toBe('cs')
  })
  it('knows what nobody can meet', () => {
    expect(unmet(['fr-FR', 'ja'], ['en', 'de'])).toBe('fr-FR')
    expect(unmet(['fr', 'de-AT'], ['en', 'de'])).toBeNull()
    expect(unmet([], ['en'])).toBeNull()
  })
  it('says lists, and the forms of what is said inside another message', async () => {
    await speak('en')
    expect(listOf([])).toBe('')
    expect(listOf(['Ann'])).toBe('Ann')
    expect(listOf(['Ann', 'Ben', 'Cle'])).toBe('Ann, Ben and Cle')
    expect(term('set', 'page-set-theme')).toMatchObject({ set: 'Colours', 'set-v-dark': 'dark' })
  })
  it('finds the files of a language', () => {
    const load = () => Promise.resolve('')
    const found = byLanguage({ '../locales/en/page.ftl': load, '../locales/en/cards.ftl': load, '../locales/cs/page.ftl': load })
    expect([...found.keys()]).toEqual(['en', 'cs'])
    expect(found.get('en')).toHaveLength(2)
  })
})
