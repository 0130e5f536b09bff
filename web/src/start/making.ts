// Making a table and sitting down at it.
import { makeTable } from '../lib/api'
import type { NewTable, TableMade } from '../lib/messages'
import { go, tablePath } from '../lib/route.svelte'
import { fresh, keepTable } from '../lib/tables.svelte'
import { language, t } from '../lib/text.svelte'

/** Who takes a seat: somebody at this screen, somebody with a link, or a computer player by name. */
export type Who = 'here' | 'link' | `computer:${string}`

export interface SeatPlan {
  name: string
  who: Who
}

export const computerOf = (who: Who): string | null =>
  who.startsWith('computer:') ? who.slice('computer:'.length) : null

/** Names for the computer players, from the catalogue. */
export const spareNames = (): string[] =>
  t('page-computer-names')
    .split(',')
    .map((name) => name.trim())

/** Oneself, and computer players on all other seats. */
export function usualPlan(number: number, names: readonly string[], computer: string): SeatPlan[] {
  const own = names[0] || t('page-default-name')
  const spare = spareNames().filter((name) => name !== own)
  return Array.from({ length: number }, (_, seat): SeatPlan =>
    seat === 0
      ? { name: own, who: 'here' }
      : { name: spare[seat - 1] ?? `${seat + 1}`, who: `computer:${computer}` },
  )
}

/** The seats this screen plays: all that sit here; else, with links only, it looks on. */
export function ownTokens(made: TableMade, plan: readonly SeatPlan[]): string[] {
  const own = made.seats.flatMap((link) =>
    plan[link.seat]?.who === 'here' && link.token ? [link.token] : [],
  )
  return own.length ? own : [made.spectator]
}

export async function sitDown(
  wish: NewTable,
  plan: readonly SeatPlan[],
  title: string,
): Promise<void> {
  const made = await makeTable(wish, language())
  const tokens = ownTokens(made, plan)
  const links = made.seats.filter((link) => link.token && !tokens.includes(link.token))
  keepTable({
    tokens,
    title,
    names: made.seats.map((seat) => seat.name),
    links,
    spectator: made.spectator,
    wish: { ...wish, seed: null, same_cards_as: null },
    touched: Date.now(),
    over: false,
  })
  for (const token of tokens) fresh.add(token)
  go(tablePath(tokens))
}

export const wishFrom = (
  game: string,
  options: NonNullable<NewTable['options']>,
  plan: readonly SeatPlan[],
): NewTable => ({
  game,
  options,
  seats: plan.map((seat) => ({ name: seat.name.trim(), computer: computerOf(seat.who) })),
})
