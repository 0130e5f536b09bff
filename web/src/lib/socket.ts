// One seat's line to the table. It comes back by itself when it breaks, catches up with what it has
// missed, and sends again what was not answered: every request has an id, so a resend is harmless.
import type { Act, AskHint, AskUndo, Done, Hello, Hint, NextDeal, Refused, State, WishAnalysis } from './messages'

export type Connection = 'connecting' | 'open' | 'lost' | 'gone'

/** What is used of a WebSocket; tests bring their own. */
export interface Wire {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface Listener {
  /** `again`: told events are repeated, in other words. */
  state(state: State, again: boolean): void
  refused(refused: Refused): void
  done(done: Done): void
  hint(hint: Hint): void
  connection(connection: Connection): void
}

export interface SocketOptions {
  connect: () => Wire
  language: () => string
  /** In which suits the viewer sees an Italian pack. */
  suits: () => NonNullable<Hello['suits']>
  listener: Listener
  id?: () => string
}

type Request = Act | NextDeal | AskUndo | WishAnalysis
/** A request without what the socket adds to it. */
type Wish =
  | Omit<Act, 'id' | 'version'>
  | Omit<NextDeal, 'id' | 'version'>
  | Omit<AskUndo, 'id' | 'version'>
  | Omit<WishAnalysis, 'id' | 'version'>

/** The server's close code for a token that opens nothing. */
export const GONE = 4404
const FIRST_PAUSE = 300
const LONGEST_PAUSE = 5000
/** So long an answer may take before the line is thought to be dead. */
const PATIENCE = 8000

export class SeatSocket {
  version = -1
  /** The number of the first event not yet told. */
  since = 0
  readonly unanswered = new Map<string, Request>()
  #wire: Wire | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #watch: ReturnType<typeof setTimeout> | undefined
  #caughtUp = false
  #again = false
  #closed = false

  constructor(private readonly options: SocketOptions) {
    this.#connect()
  }

  act(action: string): void {
    this.#ask({ type: 'act', action })
  }

  deal(): void {
    this.#ask({ type: 'deal' })
  }

  undo(answer: 'ask' | 'yes' | 'no'): void {
    this.#ask({ type: 'undo', answer })
  }

  analysis(on: boolean): void {
    this.#ask({ type: 'analysis', on })
  }

  /**
   * Asks for a hint; its id, or null if the line is broken. A question that is lost is not asked again: it
   * changes nothing, and whoever still wants to know asks anew.
   */
  hint(): string | null {
    if (!this.#caughtUp) return null
    const question: AskHint = { type: 'hint', id: (this.options.id ?? randomId)(), version: this.version }
    this.#send(question)
    return question.id
  }

  /** Asks for everything that was told, in the language and the suits now in use. */
  retell(): void {
    if (!this.#caughtUp) return
    this.#again = true
    this.#hello(0)
  }

  /** Comes back at once instead of waiting for the next try. */
  hurry(): void {
    if (this.#wire || this.#closed) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#watch)
    this.#wire?.close()
    this.#wire = null
  }

  #connect(): void {
    this.options.listener.connection(this.#tries ? 'lost' : 'connecting')
    const wire = this.options.connect()
    this.#wire = wire
    this.#caughtUp = false
    wire.onopen = () => this.#hello(this.since)
    wire.onmessage = (event) => {
      if (this.#wire === wire) this.#read(String(event.data))
    }
    wire.onclose = (event) => {
      if (this.#wire === wire) this.#lost(event.code)
    }
  }

  #hello(since: number): void {
    this.#send({ type: 'hello', since, language: this.options.language(), suits: this.options.suits() })
  }

  #send(message: object): void {
    this.#wire?.send(JSON.stringify(message))
  }

  #ask(wish: Wish): void {
    const id = (this.options.id ?? randomId)()
    const request = { ...wish, id, version: this.version } as Request
    this.unanswered.set(id, request)
    if (this.#caughtUp) this.#send(request)
    this.#expectAnswer()
  }

  #expectAnswer(): void {
    clearTimeout(this.#watch)
    if (!this.unanswered.size) return
    this.#watch = setTimeout(() => {
      const wire = this.#wire
      if (!wire) return
      this.#lost(0)
      wire.close()
    }, PATIENCE)
  }

  #read(text: string): void {
    const message = JSON.parse(text) as State | Done | Refused | Hint
    const { listener } = this.options
    switch (message.type) {
      case 'state': {
        this.version = message.version
        const last = message.told.at(-1)
        if (last) this.since = Math.max(this.since, last.number + 1)
        const again = this.#again
        this.#again = false
        listener.state(message, again)
        if (!this.#caughtUp) this.#begin()
        break
      }
      case 'done':
        this.unanswered.delete(message.id)
        this.#expectAnswer()
        listener.done(message)
        break
      case 'refused':
        if (message.id !== null) this.unanswered.delete(message.id)
        this.#expectAnswer()
        listener.refused(message)
        break
      case 'hint':
        listener.hint(message)
        break
    }
  }

  /** The state is here: what was not answered before the line broke goes out again, in its order. */
  #begin(): void {
    this.#caughtUp = true
    this.#tries = 0
    this.options.listener.connection('open')
    for (const request of this.unanswered.values()) this.#send(request)
    this.#expectAnswer()
  }

  #lost(code: number): void {
    this.#wire = null
    this.#caughtUp = false
    if (this.#closed) return
    if (code === GONE) {
      this.#closed = true
      this.options.listener.connection('gone')
      return
    }
    this.options.listener.connection('lost')
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries)
    this.#tries += 1
    this.#timer = setTimeout(() => this.#connect(), pause)
  }
}

/** Unguessable enough to be nobody else's; also where the page is not on a secure address. */
export function randomId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4))
  return [...numbers].map((number) => number.toString(36)).join('')
}
