// Cards as the wire writes them: rank, then the letter of the suit.
import type { TableView } from '../lib/messages'
import { settings } from '../lib/settings.svelte'
import { t, term } from '../lib/text.svelte'

export type Family = TableView['family']

export const SUITS: Record<Family, string> = { italian: 'scdb', french: 'shdc' }

export const rankOf = (card: string): string => card.slice(0, -1)
export const suitOf = (card: string): string => card.slice(-1)

/** The court between king and jack. */
const HIGHER: Record<Family, string> = { italian: 'N', french: 'Q' }

/** The family whose suits this viewer sees: an Italian pack may be seen as a reduced French one. */
export const familySeen = (own: Family): Family => (own === 'italian' ? settings.suits : own)

/** The letter of the suit that is seen: the suits of two families stand for one another by their places. */
export const suitSeen = (suit: string, own: Family): string => SUITS[familySeen(own)][SUITS[own].indexOf(suit)] ?? suit

/** A card of the game's pack as the card that is seen. */
export function seen(card: string, own: Family): string {
  const rank = rankOf(card)
  return (rank === HIGHER[own] ? HIGHER[familySeen(own)] : rank) + suitSeen(suitOf(card), own)
}

export const isCourt = (card: string): boolean => 'KQNJ'.includes(rankOf(card))

/** What stands in the corner of a card that is seen: a number, or the letter of the viewer's language. */
export const letterOf = (card: string): string => {
  const rank = rankOf(card)
  return rank === 'A' || isCourt(card) ? t(`letter-${rank}`) : rank
}

/** A card as the server marks it in a sentence. */
const MARKED = /\u2068((?:[AKQNJ2-9]|10)[scdbh])\u2069/
const CARD = /^(?:[AKQNJ2-9]|10)[scdbh]$/

export const isCard = (word: string): boolean => CARD.test(word)

/** "knight of batons", or of what stands for it. */
export const nameOf = (card: string, own: Family): string =>
  t('card-name', { ...term('rank', `rank-${rankOf(seen(card, own))}`), ...term('suit', suitKey(suitOf(card), own)) })

const suitKey = (suit: string, own: Family): string => `suit-${familySeen(own)}-${suitSeen(suit, own)}`

export const suitName = (suit: string, own: Family): string => t(suitKey(suit, own))

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
