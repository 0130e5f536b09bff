// The drawn packs: one sprite each, fetched when the first card of it is shown, and one for all that is small.
import french from './packs/french.svg?url'
import italian from './packs/italian.svg?url'
import tokens from './packs/tokens.svg?url'
import type { Family } from './card'

export const SPRITES: Record<Family, string> = { italian, french }
export const TOKENS = tokens

const coming: Partial<Record<Family, Promise<void>>> = {}

/** Fetches a pack's sprite ahead of its cards. It has come when this is done; if it cannot come, too. */
export const fetched = (family: Family): Promise<void> =>
  (coming[family] ??= fetch(SPRITES[family], { priority: 'low' })
    .then(async (answer) => void (await answer.arrayBuffer()))
    .catch(() => {}))

/** The cup as full as the pot is: empty, with the antes of one deal or so, or heaped. */
export const cupOf = (pot: number) => (pot <= 0 ? 'cup-0' : pot < 30 ? 'cup-1' : 'cup-2')

/** How many of each worth make up a number; nothing for debts and parts. */
export function counted(number: number, worths: readonly number[]): number[] {
  let rest = Math.max(0, Math.floor(number))
  return worths.map((worth) => {
    const count = Math.floor(rest / worth)
    rest -= count * worth
    return count
  })
}
