/** Several seats at one screen: whose cards are shown, and when the curtain is drawn between two of them. */

import type { Session } from '../lib/session.svelte'

export class Sharing {
  readonly sessions: readonly Session[]
  /** Which session is shown; none while the curtain is drawn. */
  #shown = $state<number | null>(null)

  constructor(sessions: readonly Session[]) {
    this.sessions = sessions
    this.#shown = sessions.length > 1 ? null : 0
    $effect(() => this.#turn())
  }

  readonly session = $derived.by(() => (this.#shown === null ? null : (this.sessions[this.#shown] ?? null)))
  readonly #settled = $derived.by(() => this.sessions.every((one) => one.frame !== null))
  /** Whose turn it is among those who share the screen. */
  readonly #wanted = $derived.by(() => {
    for (const [at, one] of this.sessions.entries()) {
      const now = one.frame?.last ? one.frame : null
      if (now && now.view.to_act !== null && now.view.to_act === now.view.you) return at
    }
    return null
  })
  /** The session that waits behind the curtain. */
  readonly behindCurtain = $derived.by(() =>
    this.#shown === null && this.#settled ? (this.sessions[this.#wanted ?? 0] ?? null) : null,
  )

  /** Draws the curtain aside. */
  show(session: Session) {
    this.#shown = this.sessions.indexOf(session)
  }

  #turn() {
    if (this.sessions.length < 2 || !this.#settled) return
    if (this.#wanted === null) {
      // Nobody here is on turn: whoever was shown stays; after a deal nothing is hidden any more.
      if (this.#shown === null && this.sessions.every((one) => one.frame?.view.to_act === null)) this.#shown = 0
      return
    }
    if (this.sessions.some((one) => one.frame?.view.open_hands)) this.#shown = this.#wanted
    else if (this.#shown !== null && this.#shown !== this.#wanted && !this.session?.busy) this.#shown = null
  }
}
