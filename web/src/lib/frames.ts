// What is shown one after the other between two states, so that a person can follow: each card as it is
// played, the whole trick before it is taken, a deal packet by packet. It only retells events; what a
// state holds in the end is always what the server sent.
import type { SeatView, State, TableView, Told } from './messages'

export interface Frame {
  view: TableView
  /** The state whose frame this is; its choices are offered by the last frame only. */
  state: State
  last: boolean
  told: Told[]
  /** Cards lying open while they are sorted out. */
  laid: string[] | null
  /** What a seat says. */
  said: { seat: number; text: string } | null
  /** Who takes the trick that is being cleared away. */
  taker: number | null
  /** Milliseconds until the next frame, at normal speed. */
  pause: number
}

const PAUSE: Record<string, number> = {
  dealt: 260,
  'turn-up': 500,
  lay: 2200,
  'keep-own': 1900,
  'put-back': 1500,
  'take-twins': 1900,
  'take-rest': 1900,
  play: 650,
  pile: 750,
  trick: 380,
  draw: 300,
  take: 500,
  expose: 900,
  discard: 600,
  bury: 600,
  swap: 800,
}
/** A whole trick lies so long before it is taken. */
const WHOLE_TRICK = 1150
/** Words: how long they stand. */
const SAID = 1000
const TALK = new Set([
  'declare',
  'done',
  'signal',
  'ask',
  'answer',
  'alifer',
  'accept',
  'refuse',
  'keep',
  'reveal',
  'pro',
  'no-pro',
  'trumps',
  'suits',
  'exchange',
])
/** More has happened than anybody wants to watch again. */
const TOO_MANY = 60

/** The frames from one state to the next; the last one is the next state itself. */
export function frames(before: State | null, after: State): Frame[] {
  const last = (told: Told[]): Frame => ({
    view: after.view,
    state: after,
    last: true,
    told,
    laid: null,
    said: null,
    taker: null,
    pause: 0,
  })
  const { told } = after
  if (!told.length || told.length > TOO_MANY || told.some((event) => event.kind === 'undo'))
    return [last(told)]

  const fold = new Fold(before?.view ?? blank(after.view), after.view)
  const result: Frame[] = []
  let waiting: Told[] = []
  told.forEach((event, at) => {
    waiting.push(event)
    const known = fold.take(event)
    const talk = TALK.has(event.kind) && event.seat !== null && event.text !== null
    const pause = pauseAfter(event, told[at + 1], talk)
    // The last event needs no frame of its own, unless something is still to be seen of it.
    if (!pause || (!known && !talk)) return
    if (at === told.length - 1 && !talk && event.kind !== 'trick') return
    result.push({
      view: fold.view,
      state: after,
      last: false,
      told: waiting,
      laid: fold.laid,
      said: talk && event.seat !== null && event.text ? { seat: event.seat, text: event.text } : null,
      taker: event.kind === 'trick' ? event.seat : null,
      pause,
    })
    waiting = []
  })
  return [...result, last(waiting)]
}

function pauseAfter(event: Told, next: Told | undefined, talk: boolean): number {
  if (event.kind === 'play' && next?.kind === 'trick') return WHOLE_TRICK
  return PAUSE[event.kind] ?? (talk ? SAID : 0)
}

/** The table before a deal: no cards anywhere but in the stock. */
function blank(view: TableView): TableView {
  return {
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, count: 0, cards: [], tricks: 0, taken: [], trump: null, second: null })),
    stock: view.stock + view.seats.reduce((sum, seat) => sum + seat.count + seat.taken.length, 0),
    turn_up: null,
    trump: null,
    trick: [],
    last_trick: [],
    pile: [],
    declared: [],
    exposed: [],
    discarded: [],
    sheet: [],
    totals: [],
    winner: null,
    to_act: null,
    deal_over: false,
  }
}

/** Retells events on a copy of a view. */
class Fold {
  view: TableView
  laid: string[] | null = null

  constructor(
    view: TableView,
    private readonly after: TableView,
  ) {
    this.view = { ...view, to_act: null }
  }

  /** Takes an event in; false if it changes nothing that is seen. */
  take(event: Told): boolean {
    const { kind, words } = event
    const seat = event.seat ?? -1
    switch (kind) {
      case 'deal':
        this.view = { ...blank(this.after), match: this.view.match }
        this.laid = null
        return false
      case 'dealt':
        // Cards that lay open are taken up one seat after the other, and no longer lie there.
        this.#takeUp(words)
        this.#gain(seat, words)
        return true
      case 'draw':
        if (words[0] === this.view.turn_up) this.view = { ...this.view, turn_up: null }
        this.#gain(seat, words)
        return true
      case 'turn-up':
        this.view = { ...this.view, turn_up: words[0] ?? null, trump: this.after.trump }
        return true
      case 'suits':
        this.#seat(seat, (old) => ({ ...old, trump: words[0] ?? null, second: words[1] ?? null }))
        return true
      case 'lay':
        this.laid = words
        return true
      case 'put-back':
        this.#takeUp(words)
        return true
      case 'keep-own':
      case 'take-twins':
      case 'take-rest':
        this.#takeUp(words)
        this.#gain(seat, words)
        return true
      case 'play':
        if (words[0]) this.view = { ...this.view, trick: [...this.view.trick, { seat, card: words[0] }] }
        this.#lose(seat, words)
        return true
      case 'trick': {
        const { trick } = this.view
        this.view = { ...this.view, trick: [], last_trick: trick }
        this.#seat(seat, (old) => ({
          ...old,
          tricks: old.tricks + 1,
          taken: [...old.taken, ...trick.map((played) => played.card)],
        }))
        return true
      }
      case 'pile':
        this.view = { ...this.view, pile: [...this.view.pile, ...words] }
        this.#lose(seat, words)
        return true
      case 'take':
        this.#gain(seat, this.view.pile, 0)
        this.view = { ...this.view, pile: [] }
        return true
      case 'expose':
      case 'discard':
      case 'bury':
        if (kind === 'expose') this.view = { ...this.view, exposed: [...this.view.exposed, ...words] }
        this.#lose(seat, words)
        return true
      default:
        return false
    }
  }

  /** Cards that lay open are taken up. */
  #takeUp(words: readonly string[]): void {
    this.laid = this.laid?.filter((card) => !words.includes(card)) ?? null
  }

  #seat(number: number, change: (old: SeatView) => SeatView): void {
    this.view = {
      ...this.view,
      seats: this.view.seats.map((seat) => (seat.seat === number ? change(seat) : seat)),
    }
  }

  #gain(number: number, words: readonly string[], fromStock = 1): void {
    const unseen = countIn(words)
    const cards = unseen === null ? words : []
    const count = unseen ?? words.length
    this.view = { ...this.view, stock: Math.max(0, this.view.stock - count * fromStock) }
    this.#seat(number, (old) => {
      const fresh = cards.filter((card) => !old.cards.includes(card))
      // Where hands lie open cards are told again as dealt that were taken before.
      const more = unseen ?? fresh.length
      return { ...old, count: old.count + more, cards: [...old.cards, ...fresh] }
    })
  }

  #lose(number: number, words: readonly string[]): void {
    const unseen = countIn(words)
    this.#seat(number, (old) => ({
      ...old,
      count: Math.max(0, old.count - (unseen ?? words.length)),
      cards: old.cards.filter((card) => !words.includes(card)),
    }))
  }
}

/** A number of cards not seen, as events tell it; null where they are named. */
function countIn(words: readonly string[]): number | null {
  const [only] = words
  return words.length === 1 && only && /^\d+$/.test(only) ? Number(only) : null
}
