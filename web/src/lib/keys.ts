// Which key does what at the table.

export type Command =
  | { do: 'choose'; number: number }
  | { do: 'rules' | 'events' | 'keys' | 'settings' | 'lastTrick' | 'sheet' | 'undo' | 'hand' | 'hint' | 'hurry' | 'next' }

const LETTERS: Record<string, Exclude<Command['do'], 'choose'>> = {
  '?': 'keys',
  r: 'rules',
  e: 'events',
  o: 'settings',
  t: 'lastTrick',
  s: 'sheet',
  u: 'undo',
  h: 'hand',
  i: 'hint',
  n: 'next',
  ' ': 'hurry',
}

/** The keys in the order in which the list of keys shows them. */
export const SHOWN = ['r', 'e', 's', 't', 'u', 'h', 'i', 'n', 'o', '?'] as const

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  target: EventTarget | null
}

/** What a key asks for; null where it means something else to what has the focus. */
export function commandOf(pressed: Pressed): Command | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const target = pressed.target as Partial<HTMLElement> | null
  const tag = target?.tagName
  if (tag === 'INPUT' || tag === 'SELECT' || tag === 'TEXTAREA' || target?.isContentEditable) return null
  if (/^[1-9]$/.test(pressed.key)) return { do: 'choose', number: Number(pressed.key) }
  const found = LETTERS[pressed.key.toLowerCase()]
  // The space bar presses what has the focus.
  if (!found || (found === 'hurry' && tag !== undefined && !['BODY', 'MAIN', 'SECTION'].includes(tag))) return null
  return { do: found }
}

export { LETTERS }

/** Where an arrow key goes among so many; null if it is no such key. */
export function moved(key: string, at: number, number: number): number | null {
  if (!number) return null
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % number
    case 'ArrowLeft':
      return (at - 1 + number) % number
    case 'Home':
      return 0
    case 'End':
      return number - 1
    default:
      return null
  }
}
