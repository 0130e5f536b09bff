// The tables a person has made or sat down at, kept in the browser so that they can be gone on with.
import { read, write } from './keep'
import type { NewTable, SeatLink } from './messages'

export interface OwnTable {
  /** The seats played on this screen; a spectator's token for one who only looks on. */
  tokens: string[]
  title: string
  names: string[]
  /** Links for the others; only whoever made the table has them. */
  links: SeatLink[]
  spectator: string | null
  /** How it was made, so that the same can be made again. */
  wish: NewTable | null
  touched: number
  over: boolean
}

const MOST = 30

function isTable(value: unknown): value is OwnTable {
  const table = value as Partial<OwnTable> | null
  return Array.isArray(table?.tokens) && Array.isArray(table.names) && Array.isArray(table.links)
}

function restored(): OwnTable[] {
  const kept = read('tables')
  return Array.isArray(kept) ? kept.filter(isTable) : []
}

let tables = $state<OwnTable[]>(restored())

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('+') === other.join('+')

/** The latest first. */
export const ownTables = (): OwnTable[] => tables

export const ownTable = (tokens: readonly string[]): OwnTable | undefined =>
  tables.find((table) => same(table.tokens, tokens))

export function keepTable(table: OwnTable): void {
  tables = [table, ...tables.filter((other) => !same(other.tokens, table.tokens))].slice(0, MOST)
  write('tables', tables)
}

export function forgetTable(tokens: readonly string[]): void {
  tables = tables.filter((table) => !same(table.tokens, tokens))
  write('tables', tables)
}

/** Tables made just now: their first deal is shown being dealt. */
export const fresh = new Set<string>()
