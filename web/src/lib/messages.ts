// Made by `npm run messages` from the models of the server; not to be changed by hand.

export type AnyMessage =
  | Act
  | AskHint
  | AskUndo
  | Catalogue
  | Choice
  | Choices
  | Declared
  | Done
  | GameInfo
  | Hello
  | Hint
  | Hints
  | Insight
  | Line
  | Mark
  | MistakeInfo
  | Mistakes
  | NewTable
  | NextDeal
  | OptionInfo
  | OptionValue
  | Passage1
  | Picks
  | Played
  | Problem
  | PuzzleMade
  | PuzzleWish
  | ReasonTold
  | Refused
  | Replay
  | RulePage
  | RuleSection
  | SeatLink
  | SeatView
  | SeatWish
  | SheetLine
  | State
  | Step
  | TableInfo
  | TableMade
  | TableView
  | Told
  | Total
  | Undo
  | WishAnalysis

/**
 * An action, chosen at a version; a stale one is refused and the page is sent the state.
 */
export interface Act {
  type: 'act'
  id: string
  version: number
  action: string
}
/**
 * Asks what the Master would do; answered by a hint, or by "done" if the turn has moved on.
 */
export interface AskHint {
  type: 'hint'
  id: string
  version: number
}
/**
 * Asks to take one's last action back, or answers such a question.
 */
export interface AskUndo {
  type: 'undo'
  id: string
  version: number
  answer?: 'ask' | 'yes' | 'no'
}
/**
 * Everything the start page offers, in one language.
 */
export interface Catalogue {
  version: string
  language: string
  languages: string[]
  games: GameInfo[]
  computers: string[]
  /**
   * The computer player of whoever names none
   */
  usual_computer: string
}
/**
 * A game, or a variant: a game with some house rules set.
 */
export interface GameInfo {
  name: string
  /**
   * The game behind a variant; of a game itself its own name
   */
  game: string
  title: string
  about: string
  /**
   * In a few words each: how long, how much luck
   */
  traits: string[]
  least_seats: number
  most_seats: number
  preset: {
    [k: string]: boolean | number | string
  }
  options: OptionInfo[]
  open_hands: boolean
  sides: boolean
  /**
   * How many puzzles there are
   */
  puzzles: number
  /**
   * The computer players that can play it
   */
  computers: string[]
}
/**
 * A house rule: what it is about, its values, the default first, and its source.
 */
export interface OptionInfo {
  key: string
  text: string
  rule: string
  sources: string[]
  default: boolean | number | string
  values: OptionValue[]
}
/**
 * A value of a house rule, or a family of values with a number in it.
 */
export interface OptionValue {
  /**
   * The value; for a family its prefix, such as target:
   */
  value: boolean | number | string
  text: string
  /**
   * A number is to be filled in after the prefix
   */
  number?: boolean
  least?: number
  most?: number | null
  fractions?: boolean
}
/**
 * A legal action: its text, how it is offered, and its card if it plays one.
 */
export interface Choice {
  action: string
  text: string
  verb: string
  card: string | null
}
/**
 * What the receiver may do now; ``refused`` has the reason against each other card in hand.
 */
export interface Choices {
  question: string
  choices: Choice[]
  picks: Picks | null
  refused: {
    [k: string]: string
  }
}
/**
 * Cards of the hand may be chosen: so many of them.
 */
export interface Picks {
  verb: string
  cards: string[]
  sizes: number[]
}
/**
 * What a seat has declared, in words.
 */
export interface Declared {
  seat: number
  text: string
}
/**
 * An action with this id was taken; a resend of it is answered the same.
 */
export interface Done {
  type: 'done'
  id: string
  version: number
}
/**
 * The first message: the last event the page has, its language, and the suits it shows.
 */
export interface Hello {
  type: 'hello'
  since?: number
  language?: string
  /**
   * In which this viewer sees a pack that can be seen in them
   */
  suits?: 'italian' | 'french'
}
/**
 * What the Master would do on the receiver's seat, by what that seat knows, and why.
 */
export interface Hint {
  type: 'hint'
  id: string
  version: number
  action: string
  text: string
}
/**
 * Whether the receiver may ask for a hint on its turn, and which seats have agreed to hints.
 */
export interface Hints {
  on: boolean
  wanted_by: number[]
  /**
   * Whether people have to agree
   */
  ask: boolean
}
/**
 * What is known of the position, where everybody at the table wants to know it.
 */
export interface Insight {
  /**
   * Whether everybody has agreed
   */
  on: boolean
  /**
   * The seats that have agreed
   */
  wanted_by: number[]
  /**
   * Who wins, in a sentence
   */
  says: string | null
  /**
   * For the seat on turn, the best first
   */
  marks: Mark[]
}
/**
 * What an action is worth to its seat.
 */
export interface Mark {
  action: string
  value: 'win' | 'draw' | 'unknown' | 'loss'
  distance: number | null
  text: string
}
/**
 * Best play of both from the position at hand; empty if it is not known.
 */
export interface Line {
  steps: Step[]
}
/**
 * An action of a line.
 */
export interface Step {
  seat: number
  who: string
  action: string
  card: string | null
  text: string
}
/**
 * An action that gave something away, and the position before it.
 */
export interface MistakeInfo {
  number: number
  seat: number
  text: string
  view: TableView
}
/**
 * The table as one seat (or a spectator) sees it.
 */
export interface TableView {
  game: string
  title: string
  options: {
    [k: string]: boolean | number | string
  }
  family: 'italian' | 'french'
  ranks: string[]
  open_hands: boolean
  sides: boolean
  you: number | null
  /**
   * The number of the deal, from 1; 0 before the first
   */
  deal: number
  to_act: number | null
  prompt: string
  seats: SeatView[]
  stock: number
  turn_up: string | null
  trump: string | null
  trick: Played[]
  last_trick: Played[]
  pile: string[]
  declared: Declared[]
  exposed: string[]
  discarded: string[]
  pot: number
  order: number[]
  match: Total[]
  sheet: SheetLine[]
  totals: Total[]
  /**
   * Who has won the deal, in words
   */
  winner: string | null
  /**
   * Who has won the match, in words
   */
  champion: string | null
  deal_over: boolean
  over: boolean
  passage: Passage
}
/**
 * A seat as the receiver sees it.
 */
export interface SeatView {
  seat: number
  name: string
  computer: string | null
  active: boolean
  dealer: boolean
  count: number
  /**
   * The cards known to be in this hand, best first by suit
   */
  cards: string[]
  tricks: number
  /**
   * The cards in the tricks this seat has won
   */
  taken: string[]
  /**
   * Its own trump suit, where each has one
   */
  trump: string | null
  second: string | null
  chips: boolean | number | string
  /**
   * Deals won in a row, where that matters
   */
  streak: number
  /**
   * Whether somebody is connected on this seat
   */
  here: boolean
}
/**
 * A card of a trick.
 */
export interface Played {
  seat: number
  card: string
}
/**
 * A sum of the score sheet or of the match.
 */
export interface Total {
  seat: number
  who: string
  points: number
}
/**
 * A line of the score sheet, with the sentence that explains it.
 */
export interface SheetLine {
  item: string
  text: string
  /**
   * A sentence that explains the line
   */
  why: string
  seat: number
  who: string
  points: number
  chips: boolean | number | string
  pot: number
}
/**
 * The rules that fit the moment
 */
export interface Passage {
  page: string
  anchor: string
}
/**
 * What went wrong in a deal.
 */
export interface Mistakes {
  deal: number
  text: string
  mistakes: MistakeInfo[]
}
/**
 * Asks for a table.
 */
export interface NewTable {
  game: string
  options?: {
    [k: string]: boolean | number | string
  }
  /**
   * @maxItems 8
   */
  seats: SeatWish[]
  /**
   * For practice only: the same cards again
   */
  seed?: string | null
  /**
   * A seat's token: play the pack of its last complete deal again
   */
  same_cards_as?: string | null
}
/**
 * Who shall sit on a seat: a person, or a computer player by name.
 */
export interface SeatWish {
  name: string
  computer?: string | null
}
/**
 * Deals the next deal.
 */
export interface NextDeal {
  type: 'deal'
  id: string
  version: number
}
/**
 * A place in the rule book; an empty anchor is the top of the page.
 */
export interface Passage1 {
  page: string
  anchor: string
}
/**
 * What is wrong, in a sentence, with the key of its message.
 */
export interface Problem {
  key: string
  text: string
  extra?: {
    [k: string]: unknown
  }
}
/**
 * A table at the position of a puzzle, and the token of whoever solves it.
 */
export interface PuzzleMade {
  number: number
  puzzles: number
  grade: number
  /**
   * The first number of each grade
   */
  grades: number[]
  /**
   * The house rules in which the puzzles differ, in words
   */
  rules: string[]
  title: string
  token: string
}
/**
 * Who sits down to a puzzle.
 */
export interface PuzzleWish {
  name: string
  /**
   * A name for the computer
   */
  other: string
}
/**
 * Why a computer player did what it did at a step of a deal.
 */
export interface ReasonTold {
  /**
   * The place of the state in which the action is told
   */
  step: number
  seat: number
  text: string
}
/**
 * An action was not taken; nothing has changed. The reason is a sentence.
 */
export interface Refused {
  type: 'refused'
  id: string | null
  key: string
  text: string
}
/**
 * A complete deal step by step, as a seat saw it or with all hands, and why.
 */
export interface Replay {
  deal: number
  states: State[]
  reasons: ReasonTold[]
}
/**
 * Sent after every change: the whole table as the receiver sees it, and the events since.
 */
export interface State {
  type: 'state'
  version: number
  view: TableView
  choices: Choices | null
  told: Told[]
  undo: Undo
  hints: Hints
  /**
   * None where nobody can tell what positions are worth
   */
  insight?: Insight | null
}
/**
 * An event: its number, its parts, and the sentence; ``text`` is None for mere numbers.
 */
export interface Told {
  number: number
  kind: string
  seat: number | null
  words: string[]
  text: string | null
}
/**
 * Whether the receiver may ask to take back, and who has asked and waits for an answer.
 */
export interface Undo {
  may: boolean
  asked_by: number | null
  asks_you: boolean
}
/**
 * A page of the rule book as HTML; ``{italian}`` and the like stand for the drawn packs.
 */
export interface RulePage {
  page: string
  /**
   * English where the page is not translated
   */
  language: string
  title: string
  html: string
  /**
   * Whether cards are drawn in other suits than their own
   */
  other_suits: boolean
  sections: RuleSection[]
}
/**
 * A section of a rule page.
 */
export interface RuleSection {
  anchor: string
  title: string
}
/**
 * A seat and the token that opens it; computer seats have none.
 */
export interface SeatLink {
  seat: number
  name: string
  computer: string | null
  token: string | null
}
/**
 * What a token opens.
 */
export interface TableInfo {
  table: string
  game: string
  title: string
  /**
   * None for a spectator
   */
  seat: number | null
  names: string[]
  over: boolean
  deals: number
}
/**
 * A new table: its id, the tokens of its seats, and one for spectators.
 */
export interface TableMade {
  table: string
  seats: SeatLink[]
  spectator: string
}
/**
 * Agrees that everybody at the table sees what each play is worth, or ends it.
 */
export interface WishAnalysis {
  type: 'analysis'
  id: string
  version: number
  on: boolean
}
