import { describe, expect, it } from 'vitest'
import type { GameInfo, OptionInfo } from '../src/lib/messages'
import { changes, chosen, differing, filled, numberIn, valueOf } from '../src/start/options'
import { restored, DEFAULTS } from '../src/lib/settings.svelte'

const value = (of: string | number | boolean, number = false) => ({
  value: of,
  text: String(of),
  number,
  least: 1,
  most: null,
  fractions: false,
})
const target: OptionInfo = { key: 'target', text: '', rule: 'K17', sources: [], default: 60, values: [value(60), value(30), value('', true)] }
const match: OptionInfo = { key: 'match', text: '', rule: 'C9', sources: [], default: 'single', values: [value('single'), value('target:', true)] }
const info = { name: 'v', game: 'g', preset: { match: 'target:40' }, options: [target, match] } as unknown as GameInfo

describe('house rules', () => {
  it('takes what was set, then the variant, then the game', () => {
    expect(valueOf(target, info, {})).toBe(60)
    expect(valueOf(match, info, {})).toBe('target:40')
    expect(valueOf(match, info, { match: 'single' })).toBe('single')
  })
  it('fills numbers into families and finds them again', () => {
    expect(filled(match.values[1]!, 80)).toBe('target:80')
    expect(filled(target.values[2]!, 80)).toBe(80)
    expect(numberIn(match.values[1]!, 'target:80')).toBe(80)
    expect(numberIn(match.values[1]!, 'single')).toBeNull()
    expect(chosen(target, 30)).toBe(target.values[1])
    expect(chosen(target, 77)).toBe(target.values[2])
    expect(chosen(match, 'target:5')).toBe(match.values[1])
  })
  it('asks the server for what differs, and counts changes from the variant', () => {
    expect(differing(info, {})).toEqual({ match: 'target:40' })
    expect(differing(info, { target: 30 })).toEqual({ match: 'target:40', target: 30 })
    expect(changes(info, {})).toBe(0)
    expect(changes(info, { target: 30, match: 'single' })).toBe(2)
  })
})

describe('settings kept', () => {
  it('are taken where they still fit', () => {
    expect(restored({ speed: 'fast', theme: 'pink', sound: 'yes', names: ['Ann'], more: 1 })).toEqual({
      ...DEFAULTS,
      speed: 'fast',
      names: ['Ann'],
    })
    expect(restored(null)).toEqual(DEFAULTS)
  })
})
