// Cards move by transforms alone, and not at all for who asks for stillness.
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import type { Place } from './seats'
import { PACE, settings } from './settings.svelte'

const FLIGHT = 300

const isStill = (): boolean =>
  settings.speed === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches

const length = (): number => (isStill() ? 0 : FLIGHT * Math.max(0.5, PACE[settings.speed]))

function moving(dx: number, dy: number, turn: number, fade: boolean): TransitionConfig {
  return {
    duration: length(),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u}px) rotate(${turn * u}deg);` +
      (fade ? `opacity: ${Math.min(1, t * 2.5)};` : ''),
  }
}

const TOWARDS: Record<Place, [number, number]> = {
  bottom: [0, 1],
  top: [0, -1],
  left: [-1, 0],
  right: [1, 0],
}

/** From, or to, the side of the table where a seat is. */
export function side(_node: Element, { place, far = 150 }: { place: Place; far?: number }): TransitionConfig {
  const [x, y] = TOWARDS[place]
  return moving(x * far, y * far, x * 8, true)
}

/** From the stock to where the card lies now. */
export function fromStock(node: Element): TransitionConfig {
  const stock = document.querySelector('[data-stock]') ?? document.querySelector('[data-middle]')
  if (!stock || isStill()) return { duration: 0 }
  const from = stock.getBoundingClientRect()
  const to = node.getBoundingClientRect()
  const dx = from.left + from.width / 2 - (to.left + to.width / 2)
  const dy = from.top + from.height / 2 - (to.top + to.height / 2)
  return moving(dx, dy, -6, true)
}

/** A thing that appears in its place. */
export function appear(_node: Element): TransitionConfig {
  return { duration: isStill() ? 0 : 180, easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${0.9 + t * 0.1});` }
}
