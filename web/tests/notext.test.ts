// Words that a person reads stand in the catalogues: none is found in the components.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../src')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const READ = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt', 'label']
/** What stands in code: names and errors of the programmer. */
const ALLOWED = new Set(['no place for the page'])

interface Node {
  type: string
  name?: string
  data?: string
  value?: unknown
  [more: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The words of a component outside of braces, and of its attributes that are read. */
function words(node: unknown, attribute = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => words(one, attribute))
  if (!isNode(node)) return []
  if (node.type === 'Text') {
    const shown = !attribute || READ.includes(attribute)
    return shown && /\p{L}/u.test(node.data ?? '') ? [(node.data ?? '').trim()] : []
  }
  if (['StyleSheet', 'Script', 'StyleDirective'].includes(node.type)) return []
  if (node.type === 'Attribute') return words(node.value, node.name ?? '?')
  return Object.values(node).flatMap((value) => words(value, attribute))
}

const inComponent = (text: string): string[] => words(parse(text, { modern: true }).fragment)

/** Strings of two words and more in the code. */
function inCode(text: string): string[] {
  const code = text
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/'([^'\n]*)'/g)]
    .map((found) => found[1] ?? '')
    .filter((string) => /^\p{L}{2,},? (\p{L}+ )+\p{L}{2,}/u.test(string) && !ALLOWED.has(string))
}

describe('no words in the code of the page', () => {
  it.each(files.filter((name) => name.endsWith('.svelte')))('%s', (name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    expect(inComponent(text)).toEqual([])
    expect(inCode(text)).toEqual([])
  })
  it.each(files.filter((name) => name.endsWith('.ts')))('%s', (name) => {
    expect(inCode(readFileSync(join(folder, name), 'utf8'))).toEqual([])
  })
  it('would find some', () => {
    expect(inComponent('<p class="soft small">Play {x} now</p><b title="Close">{t("x")}</b>')).toEqual(['Play', 'now', 'Close'])
    expect(inCode("const x = 'it is lost' // 'not this one here'")).toEqual(['it is lost', 'not this one here'])
  })
})
