// A seat at a table as the page holds it: the line to the server, what is shown now, and what was told.
import { socketPath } from './api'
import { type Frame, frames } from './frames'
import type { Hint, Refused, State, Told } from './messages'
import { Pacer } from './pacing'
import { PACE, settings } from './settings.svelte'
import { type Connection, SeatSocket, type Wire } from './socket'
import { language } from './text.svelte'

/** So many sentences stay in the page for a screen reader to come back to. */
const MOST_NEWS = 40

export class Session {
  frame = $state.raw<Frame | null>(null)
  connection = $state<Connection>('connecting')
  log = $state.raw<readonly Told[]>([])
  /** Why the last request was not done. */
  refusal = $state.raw<Refused | null>(null)
  /** Something was asked for and the table has not changed yet. */
  waiting = $state(false)
  /** What a screen reader shall say: the events that came while the page was looking. */
  news = $state.raw<readonly Told[]>([])
  /** What the Master would do on this turn, if it was asked; null while it thinks, and before. */
  hint = $state.raw<Hint | null>(null)
  /** The id of the hint that is being thought about. */
  #asked = $state<string | null>(null)
  #received: State | null = null
  readonly #socket: SeatSocket
  readonly #pacer: Pacer<Frame>

  /** @param watchFirst whether the first deal is shown being dealt */
  constructor(
    readonly token: string,
    private watchFirst: boolean,
  ) {
    this.#pacer = new Pacer<Frame>(
      (frame) => this.#show(frame),
      () => PACE[settings.speed],
    )
    this.#socket = new SeatSocket({
      connect: () => new WebSocket(socketPath(token)) as Wire,
      language,
      suits: () => settings.suits,
      listener: {
        state: (state, again) => this.#receive(state, again),
        refused: (refused) => {
          if (refused.id !== null && refused.id === this.#asked) this.#asked = null
          else this.waiting = false
          // A stale request is no fault of the person's: the state that follows says what is now.
          this.refusal = refused
        },
        hint: (hint) => {
          if (hint.id !== this.#asked) return
          this.#asked = null
          this.hint = hint
        },
        done: (done) => {
          if (done.id === this.#asked) this.#asked = null
          // Some requests change nothing that is shown, such as a question that others must answer.
          if (this.#received && this.#received.version >= done.version && !this.#pacer.busy) this.waiting = false
        },
        connection: (connection) => {
          this.connection = connection
          if (connection !== 'open') this.#asked = null
        },
      },
    })
  }

  get seat(): number | null {
    return this.frame?.view.you ?? null
  }

  get busy(): boolean {
    return !(this.frame?.last ?? false)
  }

  act(action: string): void {
    this.#ask(() => this.#socket.act(action))
  }

  deal(): void {
    this.#ask(() => this.#socket.deal())
  }

  undo(answer: 'ask' | 'yes' | 'no'): void {
    this.#ask(() => this.#socket.undo(answer))
  }

  analysis(on: boolean): void {
    this.#ask(() => this.#socket.analysis(on))
  }

  /** Asks the Master, unless it is being asked or has answered. */
  askHint(): void {
    if (this.hint || this.#asked !== null) return
    this.refusal = null
    this.#asked = this.#socket.hint()
  }

  /** Whether the Master is thinking about a hint. */
  get thinking(): boolean {
    return this.#asked !== null
  }

  hurry(): void {
    this.#pacer.hurry()
  }

  comeBack(): void {
    this.#socket.hurry()
  }

  retell(): void {
    this.#socket.retell()
  }

  close(): void {
    this.#pacer.stop()
    this.#socket.close()
  }

  #ask(send: () => void): void {
    this.refusal = null
    this.waiting = true
    send()
  }

  #receive(state: State, again: boolean): void {
    const before = this.#received
    this.#received = state
    if (again || before?.version !== state.version) {
      // It was for the turn that is over, or in other words.
      this.hint = null
      this.#asked = null
    }
    if (again) {
      this.#pacer.stop()
      this.log = state.told
      this.#show(still(state, []))
      return
    }
    if (before === null && !(this.watchFirst && isJustDealt(state))) {
      this.log = state.told
      this.#show(still(state, []))
      return
    }
    this.#pacer.push(frames(before, state))
  }

  #show(frame: Frame): void {
    this.frame = frame
    if (frame.last) this.waiting = false
    if (!frame.told.length) return
    const known = new Set(this.log.map((event) => event.number))
    const fresh = frame.told.filter((event) => !known.has(event.number))
    this.log = [...this.log, ...fresh]
    this.news = [...this.news, ...fresh.filter((event) => event.text !== null)].slice(-MOST_NEWS)
  }
}

/** Whether nothing has been played yet in the first deal. */
const isJustDealt = (state: State): boolean =>
  state.view.deal === 1 &&
  !state.told.some((event) => ['play', 'pile', 'discard', 'expose', 'undo'].includes(event.kind))

/** A state shown as it is, without the way to it. */
export const still = (state: State, told: Told[]): Frame => ({
  view: state.view,
  state,
  last: true,
  told,
  laid: null,
  said: null,
  taker: null,
  pause: 0,
})
