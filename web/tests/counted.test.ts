import { describe, expect, it } from 'vitest'
import { counted } from '../src/cards/packs'

describe('chips and sticks', () => {
  it('are as few as can be', () => {
    expect(counted(98, [50, 10, 5, 1])).toEqual([1, 4, 1, 3])
    expect(counted(7, [5, 1])).toEqual([1, 2])
  })
  it('are none for a debt', () => {
    expect(counted(-55, [50, 10, 5, 1])).toEqual([0, 0, 0, 0])
    expect(counted(0, [1])).toEqual([0])
  })
})
