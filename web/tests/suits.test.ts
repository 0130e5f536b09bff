import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { familySeen, nameOf, seen, spoken, suitName, suitSeen } from '../src/cards/card'
import { asQuery, reader } from '../src/lib/reader'
import { DEFAULTS, restored, settings } from '../src/lib/settings.svelte'
import { speak } from '../src/lib/text.svelte'

const sprite = readFileSync(join(import.meta.dirname, '../src/cards/packs/french.svg'), 'utf8')
const ranks = ['A', 'K', 'N', 'J', '10', '9', '8', '7', '2']
const pack = [...'scdb'].flatMap((suit) => ranks.map((rank) => rank + suit))

describe('an Italian pack seen in French suits', () => {
  beforeEach(async () => {
    await speak('en')
    settings.suits = 'french'
  })
  it('has another card for each card, all of them drawn', () => {
    const cards = pack.map((card) => seen(card, 'italian'))
    expect(new Set(cards).size).toBe(36)
    expect(cards.slice(0, 3)).toEqual(['As', 'Ks', 'Qs'])
    expect(['Kc', '7d', 'Nb', '10c'].map((card) => seen(card, 'italian'))).toEqual(['Kh', '7d', 'Qc', '10h'])
    for (const card of cards) expect(sprite).toContain(`id="${card}"`)
  })
  it('is called by what is seen', () => {
    expect(nameOf('Nb', 'italian')).toBe('queen of clubs')
    expect(suitName('c', 'italian')).toBe('hearts')
    expect(spoken('Ann plays \u2068Nc\u2069.', 'italian')).toBe('Ann plays queen of hearts.')
  })
  it('leaves a French pack as it is', () => {
    expect(seen('Qc', 'french')).toBe('Qc')
    expect(nameOf('Kc', 'french')).toBe('king of clubs')
    expect(suitSeen('c', 'french')).toBe('c')
  })
  it('is told to the server by who reads', () => {
    expect(asQuery(reader())).toBe('language=en&suits=french')
  })
})

describe('an Italian pack seen as it is', () => {
  beforeEach(() => void (settings.suits = 'italian'))
  it('changes no card', () => {
    expect(pack.map((card) => seen(card, 'italian'))).toEqual(pack)
    expect([familySeen('italian'), familySeen('french')]).toEqual(['italian', 'french'])
  })
  it('is what counts where something else was kept', () => {
    expect(restored({ suits: 'french' }).suits).toBe('french')
    expect(restored({ suits: 'german' })).toEqual(DEFAULTS)
  })
})
