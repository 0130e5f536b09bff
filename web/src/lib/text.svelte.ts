// Words: Fluent catalogues, loaded for the language in use, with English behind it.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'

export const FALLBACK = 'en'

type Load = () => Promise<string>

/** The page's own texts and the names of cards; the server says everything else. */
const FILES = import.meta.glob<string>('../../../src/trappola/locales/*/{page,cards}.ftl', {
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

/** The best language we have for what a person wishes. */
export function nearest(wishes: readonly string[], known: readonly string[] = languages): string {
  return (
    negotiateLanguages(wishes, known, { defaultLocale: FALLBACK, strategy: 'lookup' })[0] ?? FALLBACK
  )
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

/** The words for a key, or what to say where there are none. */
export function tOr(key: string, otherwise: string): string {
  return find(bundles, key) ?? otherwise
}

/** A language's name in that language. */
export function nameOfLanguage(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
}
