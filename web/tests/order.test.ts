import { describe, expect, it } from 'vitest'
import { isCard, pieces } from '../src/cards/card'
import { groups, rows } from '../src/cards/order'

const pack = { family: 'italian' as const, ranks: ['A', 'K', 'N', 'J', '2', '10', '9', '8', '7'] }
const hand = ['7b', '10s', 'As', '2s', 'Kc', 'Jb']

describe('groups', () => {
  it('is by suit, and by the ranks of the game in each', () => {
    expect(groups(hand, pack, 'suits', null)).toEqual([['As', '2s', '10s'], ['Kc'], ['Jb', '7b']])
  })
  it('puts trumps first', () => {
    expect(groups(hand, pack, 'trumps', 'b')[0]).toEqual(['Jb', '7b'])
    expect(groups(hand, pack, 'trumps', null)[0]?.[0]).toBe('As')
  })
  it('is by rank', () => {
    expect(groups(hand, pack, 'ranks', null)).toEqual([['As', 'Kc', 'Jb', '2s', '10s', '7b']])
  })
  it('leaves cards as they came', () => {
    expect(groups(hand, pack, 'dealt', null)).toEqual([hand])
    expect(groups([], pack, 'dealt', null)).toEqual([])
  })
})

describe('rows', () => {
  const four = [6, 2, 5, 3].map((length, suit) => Array.from({ length }, (_, at) => `${suit}${at}`))
  it('is one row where there is room', () => {
    expect(rows(four, 16)).toEqual([four])
  })
  it('keeps suits whole and rows about even', () => {
    const two = rows(four, 9)
    expect(two.map((row) => row.flat().length)).toEqual([8, 8])
    expect(two.flat()).toEqual(four)
  })
  it('is nothing for nothing', () => {
    expect(rows([], 9)).toEqual([])
  })
})

describe('cards in sentences', () => {
  it('knows a card', () => {
    expect(['As', '10d', 'Nb', '2c', 'Qh'].every(isCard)).toBe(true)
    expect(['A', '1s', 'as', '11d', 'As.'].some(isCard)).toBe(false)
  })
  it('cuts a sentence at its cards', () => {
    expect(pieces('Ann declares three aces: \u2068As\u2069 \u2068Ac\u2069 \u206810d\u2069.')).toEqual([
      { text: 'Ann declares three aces: ', card: false },
      { text: 'As', card: true },
      { text: ' ', card: false },
      { text: 'Ac', card: true },
      { text: ' ', card: false },
      { text: '10d', card: true },
      { text: '.', card: false },
    ])
    expect(pieces('Nobody wins.')).toEqual([{ text: 'Nobody wins.', card: false }])
  })
})
