// Cards as the wire writes them: rank, then the letter of the suit.
import { t } from '../lib/text.svelte'
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

const CARD = /^(?:[AKQNJ2-9]|10)[scdbh]$/

export const isCard = (word: string): boolean => CARD.test(word)

/** "knight of batons". */
export const nameOf = (card: string, family: Family): string =>
  t('card-name', { rank: t(`rank-${rankOf(card)}`), suit: suitName(suitOf(card), family) })

export const suitName = (suit: string, family: Family): string => t(`suit-${family}-${suit}`)

export interface Piece {
  text: string
  card: boolean
}

/** A sentence cut at the cards named in it. */
export function pieces(text: string): Piece[] {
  const result: Piece[] = []
  let plain = ''
  for (const part of text.split(/(\b(?:[AKQNJ2-9]|10)[scdbh]\b)/)) {
    if (!isCard(part)) plain += part
    else {
      if (plain) result.push({ text: plain, card: false })
      plain = ''
      result.push({ text: part, card: true })
    }
  }
  if (plain) result.push({ text: plain, card: false })
  return result
}

/** A sentence as it is spoken: with the names of the cards. */
export const spoken = (text: string, family: Family): string =>
  pieces(text)
    .map((piece) => (piece.card ? nameOf(piece.text, family) : piece.text))
    .join('')
