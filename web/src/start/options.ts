// House rules as a person sets them on the page.
import type { GameInfo, NewTable, OptionInfo, OptionValue } from '../lib/messages'

export type Value = NonNullable<NewTable['options']>[string]
export type Options = Record<string, Value>

/** The value in force: what was set, what the variant sets, or the game's own. */
export const valueOf = (option: OptionInfo, info: GameInfo, set: Options): Value =>
  set[option.key] ?? info.preset[option.key] ?? option.default

/** A number put into a family of values such as "target:". */
export const filled = (family: OptionValue, number: number): Value =>
  family.value === '' ? number : `${family.value}${number}`

/** The number in a value of a family; null if it belongs to another. */
export function numberIn(family: OptionValue, value: Value): number | null {
  if (!family.number) return null
  if (family.value === '') return typeof value === 'number' ? value : null
  const prefix = String(family.value)
  if (typeof value !== 'string' || !value.startsWith(prefix)) return null
  const number = Number(value.slice(prefix.length))
  return Number.isFinite(number) ? number : null
}

/** The number that a fixed value stands for, where others of its family may be filled in; else null. */
export function fixedNumber(option: OptionInfo, value: OptionValue): number | null {
  if (value.number) return null
  for (const family of option.values) {
    const number = numberIn(family, value.value)
    if (number !== null) return number
  }
  return null
}

/** Which of an option's values is in force; a fixed value goes before a family it would fit. */
export function chosen(option: OptionInfo, value: Value): OptionValue | undefined {
  return (
    option.values.find((known) => !known.number && known.value === value) ??
    option.values.find((known) => numberIn(known, value) !== null)
  )
}

/** What differs from the game's own values: this is what the server is asked for. */
export function differing(info: GameInfo, set: Options): Options {
  const result: Options = {}
  for (const option of info.options) {
    const value = valueOf(option, info, set)
    if (value !== option.default || option.key in info.preset) result[option.key] = value
  }
  return result
}

/** How many house rules were changed from those of the game or variant. */
export const changes = (info: GameInfo, set: Options): number =>
  info.options.filter((option) => {
    const own = info.preset[option.key] ?? option.default
    return valueOf(option, info, set) !== own
  }).length
