import { describe, expect, it } from 'vitest'
import { frames } from '../src/lib/frames'
import { seat, state, told } from './states'

const before = state(1, [], {
  seats: [seat(0, { count: 1, cards: ['As'] }), seat(1, { count: 2 })],
  trick: [{ seat: 1, card: 'Ks' }],
  stock: 4,
  turn_up: '7d',
})

describe('frames', () => {
  it('is the state alone where nothing was told', () => {
    const after = state(2, [])
    expect(frames(before, after)).toMatchObject([{ last: true, pause: 0, view: after.view }])
  })

  it('shows the whole trick before it is taken, then the draw', () => {
    const after = state(
      2,
      [told(5, 'play', 0, 'As'), told(6, 'trick', 0), told(7, 'draw', 0, '9c'), told(8, 'draw', 1, '1')],
      { last_trick: [{ seat: 1, card: 'Ks' }, { seat: 0, card: 'As' }] },
    )
    const all = frames(before, after)
    expect(all.map((frame) => frame.view.trick.length)).toEqual([2, 0, 0, 0])
    expect(all[0]?.pause).toBeGreaterThan(1000)
    expect(all[1]?.taker).toBe(0)
    expect(all[2]?.view.seats[0]?.cards).toEqual(['9c'])
    expect(all[2]?.view.stock).toBe(3)
    expect(all.at(-1)?.view).toBe(after.view)
  })

  it('tells every event exactly once', () => {
    const events = [told(5, 'play', 0, 'As'), told(6, 'trick', 0), told(7, 'score', 0, 'x'), told(8, 'wins', 0)]
    const all = frames(before, state(2, events))
    expect(all.flatMap((frame) => frame.told)).toEqual(events)
  })

  it('offers choices in the last frame only', () => {
    const all = frames(before, state(2, [told(5, 'play', 0, 'As'), told(6, 'trick', 0)]))
    expect(all.map((frame) => frame.last)).toEqual([false, false, true])
    expect(all.slice(0, -1).every((frame) => frame.view.to_act === null)).toBe(true)
  })

  it('deals packet by packet', () => {
    const after = state(
      2,
      [told(0, 'deal', 1, '1'), told(1, 'dealt', 0, 'As', 'Ks', 'Ns'), told(2, 'dealt', 1, '3'), told(3, 'turn-up', null, '7d')],
      { seats: [seat(0, { count: 3, cards: ['As', 'Ks', 'Ns'] }), seat(1, { count: 3 })], stock: 30, turn_up: '7d' },
    )
    const all = frames(null, after)
    expect(all.map((frame) => frame.view.seats.map((one) => one.count))).toEqual([[3, 0], [3, 3], [3, 3]])
    expect(all.map((frame) => frame.view.stock)).toEqual([33, 30, 30])
  })

  it('sorts out cards laid open', () => {
    const after = state(
      2,
      [told(1, 'lay', null, 'As', 'Kc', 'Kd'), told(2, 'keep-own', 1, 'As'), told(3, 'put-back', 1, 'Kd'), told(4, 'take-twins', 0, 'Ac')],
      { open_hands: true },
    )
    const all = frames(before, after)
    expect(all.map((frame) => frame.laid)).toEqual([['As', 'Kc', 'Kd'], ['Kc', 'Kd'], ['Kc'], null])
    expect(all[1]?.view.seats[1]?.cards).toEqual(['As'])
  })

  it('does not retell what was taken back', () => {
    expect(frames(before, state(2, [told(5, 'undo', 0, '2')]))).toHaveLength(1)
  })
})
