import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Pacer } from '../src/lib/pacing'

describe('Pacer', () => {
  beforeEach(() => void vi.useFakeTimers())

  function pacer(pace = 1) {
    const shown: string[] = []
    return { shown, pacer: new Pacer<{ pause: number; name: string }>((one) => shown.push(one.name), () => pace) }
  }

  it('shows each for its time, in order', () => {
    const { shown, pacer: one } = pacer()
    one.push([{ name: 'a', pause: 100 }, { name: 'b', pause: 50 }, { name: 'c', pause: 0 }])
    expect(shown).toEqual(['a'])
    vi.advanceTimersByTime(99)
    expect(shown).toEqual(['a'])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual(['a', 'b'])
    vi.advanceTimersByTime(50)
    expect(shown).toEqual(['a', 'b', 'c'])
    expect(one.busy).toBe(false)
  })

  it('puts what comes later behind what waits', () => {
    const { shown, pacer: one } = pacer()
    one.push([{ name: 'a', pause: 100 }])
    one.push([{ name: 'b', pause: 0 }])
    expect(shown).toEqual(['a'])
    vi.advanceTimersByTime(100)
    expect(shown).toEqual(['a', 'b'])
  })

  it('does not pause when told to be instant', () => {
    const { shown, pacer: one } = pacer(0)
    one.push([{ name: 'a', pause: 100 }, { name: 'b', pause: 100 }])
    expect(shown).toEqual(['a', 'b'])
  })

  it('hurries without leaving anything out', () => {
    const { shown, pacer: one } = pacer()
    one.push([{ name: 'a', pause: 100 }, { name: 'b', pause: 100 }, { name: 'c', pause: 0 }])
    one.hurry()
    expect(shown).toEqual(['a', 'b', 'c'])
    vi.advanceTimersByTime(1000)
    expect(shown).toEqual(['a', 'b', 'c'])
  })
})
