// Who reads what the server says: in which language, and in which suits Italian cards are seen.
import { type Settings, settings } from './settings.svelte'
import { language } from './text.svelte'

export interface Reader {
  language: string
  suits: Settings['suits']
}

export const reader = (): Reader => ({ language: language(), suits: settings.suits })

/** As it stands in an address. */
export const asQuery = ({ language, suits }: Reader): string => `language=${language}&suits=${suits}`
