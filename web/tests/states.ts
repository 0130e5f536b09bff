// States for tests, made small.
import type { SeatView, State, TableView, Told } from '../src/lib/messages'

export const seat = (number: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  name: ['Ann', 'Ben', 'Cle', 'Dan'][number] ?? '',
  computer: null,
  active: true,
  dealer: number === 1,
  count: 0,
  cards: [],
  tricks: 0,
  taken: [],
  trump: null,
  second: null,
  chips: 0,
  streak: 0,
  here: true,
  ...more,
})

export const view = (more: Partial<TableView> = {}): TableView => ({
  game: 'g',
  title: 'G',
  options: {},
  family: 'italian',
  ranks: ['A', 'K', 'N', 'J', '10', '9', '8', '7', '2'],
  open_hands: false,
  sides: false,
  you: 0,
  deal: 1,
  to_act: 0,
  prompt: 'play',
  seats: [seat(0), seat(1)],
  stock: 0,
  turn_up: null,
  trump: null,
  trick: [],
  last_trick: [],
  pile: [],
  declared: [],
  exposed: [],
  discarded: [],
  pot: 0,
  order: [],
  match: [],
  sheet: [],
  totals: [],
  winner: null,
  champion: null,
  deal_over: false,
  over: false,
  passage: { page: 'index', anchor: '' },
  ...more,
})

export const told = (number: number, kind: string, seat: number | null, ...words: string[]): Told => ({
  number,
  kind,
  seat,
  words,
  text: `${kind} ${words.join(' ')}`,
})

export const state = (version: number, events: Told[], more: Partial<TableView> = {}): State => ({
  type: 'state',
  version,
  view: view(more),
  choices: null,
  told: events,
  undo: { may: false, asked_by: null, asks_you: false },
  hints: { on: false, wanted_by: [], ask: false },
})
