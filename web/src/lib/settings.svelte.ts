// What a person has set, kept in the browser.
import { read, write } from './keep'

export const ORDERS = ['suits', 'trumps', 'ranks', 'dealt'] as const
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export const THEMES = ['auto', 'light', 'dark'] as const
export const PACKS = ['auto', 'pictures', 'large'] as const
export const SUITS = ['italian', 'french'] as const

export interface Settings {
  language: string | null
  order: (typeof ORDERS)[number]
  speed: (typeof SPEEDS)[number]
  theme: (typeof THEMES)[number]
  pack: (typeof PACKS)[number]
  /** In which an Italian pack is seen; a French one is always seen as it is. */
  suits: (typeof SUITS)[number]
  letters: boolean
  fourColours: boolean
  sound: boolean
  singleKeys: boolean
  names: string[]
}

export const DEFAULTS: Settings = {
  language: null,
  order: 'suits',
  speed: 'normal',
  theme: 'auto',
  pack: 'auto',
  suits: 'italian',
  letters: true,
  fourColours: true,
  sound: false,
  singleKeys: true,
  names: [],
}

/** What was kept, where it still has the kind of value that is wanted. */
export function restored(kept: unknown): Settings {
  const result: Record<string, unknown> = { ...DEFAULTS }
  if (typeof kept !== 'object' || kept === null) return DEFAULTS
  const allowed: Record<string, readonly unknown[]> = {
    order: ORDERS,
    speed: SPEEDS,
    theme: THEMES,
    pack: PACKS,
    suits: SUITS,
  }
  for (const [key, value] of Object.entries(kept)) {
    if (!(key in DEFAULTS)) continue
    if (key in allowed ? allowed[key]?.includes(value) : typeof value === typeof result[key])
      result[key] = value
    if (key === 'language' && typeof value === 'string') result[key] = value
  }
  return result as unknown as Settings
}

export const settings: Settings = $state(restored(read('settings')))

/** How much longer or shorter than normal the pauses are. */
export const PACE: Record<Settings['speed'], number> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 }

/** Keeps the settings and shows them in the document; to be run as an effect. */
export function keepSettings(): void {
  write('settings', settings)
  const root = document.documentElement
  root.dataset['theme'] = settings.theme
  root.dataset['colours'] = settings.fourColours ? 'four' : 'two'
}
