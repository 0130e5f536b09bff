import { describe, expect, it } from 'vitest'
import { nearSeat, placed } from '../src/lib/seats'
import { parse } from '../src/lib/route.svelte'
import { seat, view } from './states'

const four = [0, 1, 2, 3].map((number) => seat(number))

describe('placed', () => {
  it('puts oneself at the bottom and the partner opposite', () => {
    const places = placed(view({ seats: four, you: 1 })).map((one) => [one.seat.seat, one.place])
    expect(places).toEqual([[1, 'bottom'], [2, 'left'], [3, 'top'], [0, 'right']])
  })
  it('shows only those who play', () => {
    const seats = [seat(0, { active: false }), seat(1), seat(2)]
    expect(nearSeat(view({ seats, you: 0 }))).toBe(1)
    expect(placed(view({ seats, you: 2 })).map((one) => one.seat.seat)).toEqual([2, 1])
  })
})

describe('routes', () => {
  it('are read from paths', () => {
    expect(parse('/')).toEqual({ page: 'start' })
    expect(parse('/new/x')).toEqual({ page: 'new', game: 'x' })
    expect(parse('/t/a+b')).toEqual({ page: 'table', tokens: ['a', 'b'] })
    expect(parse('/t/a/deal/2')).toEqual({ page: 'replay', tokens: ['a'], deal: 2 })
    expect(parse('/t/a/deal/x')).toEqual({ page: 'nowhere' })
    expect(parse('/what/is/this')).toEqual({ page: 'nowhere' })
  })
})
