// Cards as the wire writes them: rank, then the letter of the suit.
import { t, term } from '../lib/text.svelte'
import type { TableView } from '../lib/messages'

export type Family = TableView['family']

export const SUITS: Record<Family, string> = { italian: 'scdb', french: 'shdc' }

export const rankOf = (card: string): string => card.slice(0, -1)
export const suitOf = (card: string): string => card.slice(-1)

export const isCourt = (card: string): boolean => 'KQNJ'.includes(rankOf(card))

/** What stands in its corner: a number, or the letter of the viewer's language. */
export const letterOf = (card: string): string => {
  const rank = rankOf(card)
  return rank === 'A' || isCourt(card) ? t(`letter-${rank}`) : rank
}

/** A card as the server marks it in a sentence. */
const MARKED = /\u2068((?:[AKQNJ2-9]|10)[scdbh])\u2069/
const CARD = /^(?:[AKQNJ2-9]|10)[scdbh]$/

export const isCard = (word: string): boolean => CARD.test(word)

/** "knight of batons". */
export const nameOf = (card: string, family: Family): string =>
  t('card-name', { ...term('rank', `rank-${rankOf(card)}`), ...term('suit', `suit-${family}-${suitOf(card)}`) })

export const suitName = (suit: string, family: Family): string => t(`suit-${family}-${suit}`)

export interface Piece {
  text: string
  card: boolean
}

/** A sentence cut at the cards named in it. */
export function pieces(text: string): Piece[] {
  // Every second part is the card between two marks.
  return text
    .split(MARKED)
    .map((part, at) => ({ text: part, card: at % 2 === 1 }))
    .filter((piece) => piece.text)
}

/** A sentence as it is spoken: with the names of the cards. */
export const spoken = (text: string, family: Family): string =>
  pieces(text)
    .map((piece) => (piece.card ? nameOf(piece.text, family) : piece.text))
    .join('')
