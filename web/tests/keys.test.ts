import { describe, expect, it } from 'vitest'
import { commandOf, moved } from '../src/lib/keys'

const press = (key: string, more: object = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more })

describe('commandOf', () => {
  it('knows letters, digits and the question mark', () => {
    expect(press('r')).toEqual({ do: 'rules' })
    expect(press('R')).toEqual({ do: 'rules' })
    expect(press('?')).toEqual({ do: 'keys' })
    expect(press('3')).toEqual({ do: 'choose', number: 3 })
    expect(press('0')).toBeNull()
    expect(press('x')).toBeNull()
  })
  it('leaves the browser its own keys', () => {
    expect(press('r', { ctrlKey: true })).toBeNull()
    expect(press('r', { metaKey: true })).toBeNull()
  })
  it('leaves a field its letters, and a button its space', () => {
    expect(press('r', { target: { tagName: 'INPUT' } })).toBeNull()
    expect(press(' ', { target: { tagName: 'BUTTON' } })).toBeNull()
    expect(press(' ', { target: { tagName: 'BODY' } })).toEqual({ do: 'hurry' })
  })
})

describe('moved', () => {
  it('goes round', () => {
    expect(moved('ArrowRight', 8, 9)).toBe(0)
    expect(moved('ArrowLeft', 0, 9)).toBe(8)
    expect(moved('Home', 5, 9)).toBe(0)
    expect(moved('End', 5, 9)).toBe(8)
  })
  it('is nothing for other keys and empty hands', () => {
    expect(moved('a', 0, 9)).toBeNull()
    expect(moved('ArrowRight', 0, 0)).toBeNull()
  })
})
