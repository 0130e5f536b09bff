// How a hand is laid out.
import type { Settings } from '../lib/settings.svelte'
import { type Family, rankOf, SUITS, suitOf } from './card'

interface Pack {
  family: Family
  /** From the best to the lowest, as the game ranks them. */
  ranks: readonly string[]
}

/** A hand as groups: one for each suit, or one for all where suits do not order it. */
export function groups(
  cards: readonly string[],
  pack: Pack,
  order: Settings['order'],
  trump: string | null,
): string[][] {
  if (order === 'dealt') return cards.length ? [[...cards]] : []
  const strength = (card: string) => pack.ranks.indexOf(rankOf(card))
  const suits = [...SUITS[pack.family]]
  const place = (card: string) => suits.indexOf(suitOf(card))
  if (order === 'ranks') {
    const sorted = [...cards].sort((a, b) => strength(a) - strength(b) || place(a) - place(b))
    return sorted.length ? [sorted] : []
  }
  if (order === 'trumps' && trump) suits.sort((a, b) => Number(b === trump) - Number(a === trump))
  return suits
    .map((suit) =>
      cards.filter((card) => suitOf(card) === suit).sort((a, b) => strength(a) - strength(b)),
    )
    .filter((group) => group.length)
}

/** Groups laid in as few rows as hold `most` cards each, kept whole and about evenly long. */
export function rows(all: readonly string[][], most: number): string[][][] {
  const number = all.reduce((sum, group) => sum + group.length, 0)
  if (number <= most || all.length < 2) return all.length ? [[...all]] : []
  const wanted = Math.ceil(number / Math.ceil(number / most))
  const result: string[][][] = []
  let row: string[][] = []
  let length = 0
  for (const group of all) {
    const over = length + group.length - wanted
    if (row.length && over > 0 && over > wanted - length) {
      result.push(row)
      row = []
      length = 0
    }
    row.push(group)
    length += group.length
  }
  result.push(row)
  return result
}
