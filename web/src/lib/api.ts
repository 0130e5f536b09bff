// The server's HTTP part.
import type {
  Catalogue,
  Line,
  Mistakes,
  NewTable,
  Problem,
  PuzzleMade,
  Replay,
  RulePage,
  TableInfo,
  TableMade,
} from './messages'
import { asQuery, type Reader } from './reader'

/** What the server, or the way to it, had to complain about. */
export class ApiProblem extends Error {
  constructor(
    /** The key of the server's message; `unreachable` if there was no answer. */
    readonly key: string,
    readonly status: number,
    text: string,
  ) {
    super(text)
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch {
    throw new ApiProblem('unreachable', 0, '')
  }
  if (response.ok) return response
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null
  throw new ApiProblem(body?.key ?? 'unknown', response.status, body?.text ?? '')
}

const json = async <T>(path: string, init?: RequestInit): Promise<T> =>
  (await (await ask(path, init)).json()) as T

const seat = (token: string): string => `/api/seats/${encodeURIComponent(token)}`

export const getCatalogue = (language: string): Promise<Catalogue> =>
  json(`/api/catalogue?language=${language}`)

export const makeTable = (wish: NewTable, language: string): Promise<TableMade> =>
  json('/api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(wish),
  })

export const getTable = (token: string, language: string): Promise<TableInfo> =>
  json(seat(token), { headers: { 'Accept-Language': language } })

export const getReplay = (
  token: string,
  deal: number,
  hands: string,
  reader: Reader,
): Promise<Replay> => json(`${seat(token)}/replay/${deal}?hands=${hands}&${asQuery(reader)}`)

export const getLine = (token: string, reader: Reader): Promise<Line> =>
  json(`${seat(token)}/line?${asQuery(reader)}`)

export const getMistakes = (token: string, deal: number, reader: Reader): Promise<Mistakes> =>
  json(`${seat(token)}/mistakes/${deal}?${asQuery(reader)}`)

export const makePuzzle = (
  game: string,
  number: number,
  name: string,
  other: string,
  language: string,
): Promise<PuzzleMade> =>
  json(`/api/puzzles/${encodeURIComponent(game)}/${number}?language=${language}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ name, other }),
  })

const pages = new Map<string, Promise<RulePage>>()

/** A page of the rule book, fetched once. */
export function getRules(name: string, reader: Reader): Promise<RulePage> {
  const path = `/api/rules/${encodeURIComponent(name)}?${asQuery(reader)}`
  const found = pages.get(path) ?? json<RulePage>(path)
  pages.set(path, found)
  found.catch(() => pages.delete(path))
  return found
}

export const recordPath = (token: string): string => `${seat(token)}/record`

export const socketPath = (token: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${seat(token)}/ws`
