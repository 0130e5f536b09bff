// Shows one thing after the other, each for its time.

export class Pacer<Shown extends { pause: number }> {
  #queue: Shown[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param show shows one
   * @param pace how much longer or shorter than normal the pauses are; 0 for none
   */
  constructor(
    private readonly show: (shown: Shown) => void,
    private readonly pace: () => number,
  ) {}

  get busy(): boolean {
    return this.#queue.length > 0 || this.#timer !== undefined
  }

  push(all: readonly Shown[]): void {
    this.#queue.push(...all)
    if (this.#timer === undefined) this.#next()
  }

  /** Shows everything that waits at once. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const shown of this.#queue.splice(0)) this.show(shown)
  }

  /** Forgets what waits. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
  }

  #next(): void {
    this.#timer = undefined
    let shown: Shown | undefined
    while ((shown = this.#queue.shift())) {
      this.show(shown)
      const pause = shown.pause * this.pace()
      if (pause > 0) {
        this.#timer = setTimeout(() => this.#next(), pause)
        return
      }
    }
  }
}
