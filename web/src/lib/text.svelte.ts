// Words: Fluent catalogues, loaded for the language in use, with English behind it.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import kin from '../../../src/trappola/locales/kin.json'

export const FALLBACK = 'en'

type Load = () => Promise<string>

/** The page's own texts, the names of cards and the words of the games; the server says everything else. */
const FILES = import.meta.glob<string>('../../../src/trappola/locales/*/{page,cards,words}.ftl', {
  query: '?raw',
  import: 'default',
})

/** The files of each language, from their paths. */
export function byLanguage(files: Record<string, Load>): Map<string, Load[]> {
  const result = new Map<string, Load[]>()
  for (const [path, load] of Object.entries(files)) {
    const language = path.split('/').at(-2)
    if (language) result.set(language, [...(result.get(language) ?? []), load])
  }
  return result
}

const LANGUAGES = byLanguage(FILES)

/** The languages that have a catalogue. */
export const languages: readonly string[] = [...LANGUAGES.keys()].sort()

/** The best language we have for what a person wishes, the dearest first, as the server finds it. */
export function nearest(wishes: readonly string[], known: readonly string[] = languages): string {
  for (const wish of wishes) {
    const tag = wish.toLowerCase()
    const alone = tag.split('-')[0] ?? tag
    const found = [tag, alone, (kin as Record<string, string>)[alone] ?? ''].find((one) => known.includes(one))
    if (found) return found
  }
  return FALLBACK
}

/** The wish nobody can meet: the first one, where none of them is a language that we have. */
export function unmet(wishes: readonly string[], known: readonly string[] = languages): string | null {
  const met = wishes.some((wish) => known.includes(wish.toLowerCase().split('-')[0] ?? ''))
  return met ? null : (wishes[0] ?? null)
}

export function makeBundle(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

/** The words for a key (or key.attribute) from the first catalogue that has it; else the key itself. */
export function find(
  bundles: readonly FluentBundle[],
  key: string,
  args?: Record<string, FluentVariable>,
): string | null {
  const [name = '', attribute] = key.split('.')
  for (const bundle of bundles) {
    const message = bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (pattern) return bundle.formatPattern(pattern, args, [])
  }
  return null
}

let bundles = $state.raw<readonly FluentBundle[]>([])
let current = $state(FALLBACK)

async function load(language: string): Promise<FluentBundle> {
  const texts = await Promise.all((LANGUAGES.get(language) ?? []).map((file) => file()))
  return makeBundle(language, texts)
}

/** Switches the page to a language. */
export async function speak(language: string): Promise<void> {
  const wanted = language === FALLBACK ? [FALLBACK] : [language, FALLBACK]
  bundles = await Promise.all(wanted.map(load))
  current = language
  document.documentElement.lang = language
}

/** The language in use. */
export const language = (): string => current

/** The words for a key, in the language in use. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return find(bundles, key, args) ?? key
}

/**
 * A message as an argument of another, named `name`: its words, and its other grammatical forms as `name-form`.
 * Spread it into the arguments: `t('card-name', { ...term('suit', 'suit-italian-s') })`.
 */
export function term(name: string, key: string): Record<string, string> {
  const result: Record<string, string> = { [name]: t(key) }
  for (const form of Object.keys(bundles[0]?.getMessage(key)?.attributes ?? {}))
    result[`${name}-${form}`] = t(`${key}.${form}`)
  return result
}

/** "a, b and c". */
export const listOf = (items: readonly string[]): string =>
  items.reduce(
    (before, next, at) => (at ? t(at === items.length - 1 ? 'list-last' : 'list-next', { before, next }) : next),
    '',
  )

/** The words for a key, or what to say where there are none. */
export function tOr(key: string, otherwise: string): string {
  return find(bundles, key) ?? otherwise
}

/** A language's name in that language, or in the one in use. */
export function nameOfLanguage(code: string, told = code): string {
  return new Intl.DisplayNames([told], { type: 'language' }).of(code) ?? code
}
