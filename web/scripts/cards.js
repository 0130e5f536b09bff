// Draws the packs: one sprite file a pack, with a symbol for each card and one for the back.
// A symbol is 100 by 156; `currentColor` is the suit's colour, which the page sets.
// Shapes are repeated instead of referred to, since not every browser follows a reference inside a
// sprite that was itself referred to; compressed it costs next to nothing.
import { mkdirSync, writeFileSync } from 'node:fs'

const SUITS = {
  italian: {
    s: 'M12 .5 14 4v11.2h4.5c1 0 1.8-.6 2-1.6l.9.2c-.1 2-1.4 3.4-3.2 3.4H13.6v3a2 2 0 1 1-3.2 0v-3H5.8c-1.8 0-3.1-1.4-3.2-3.4l.9-.2c.2 1 1 1.6 2 1.6H10V4Z',
    c: 'M4.6 2h14.8c.5 6.4-1.6 11-5.7 12.2v3.4c2.6.3 4.2 1.4 4.8 3.6.1.5-.2.8-.7.8H6.2c-.5 0-.8-.3-.7-.8.6-2.2 2.2-3.3 4.8-3.6v-3.4C6.2 13 4.1 8.4 4.6 2Zm2.300 2c0 .8.1 1.600.2 2.3h9.800c.1-.7.2-1.500.2-2.3Z',
    d: 'M12 1.5a10.500 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Zm0 2.3a8.200 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4ZM12 5.5l1.700 4.1 4.4-1-2.4 3.7 3.1 3.2-4.500.3.3 4.5-3.2-2.7-2.6 3.6-.4-4.5-4.400.9 2.5-3.7-3.7-2.5 4.5-.8-.7-4.4 3.7 2.4Z',
    b: 'M9.300 1.2c1.700-.9 3.7-.9 5.4 0 .6.3.9 1 .8 1.6l-.7 4.5 2.6-1.5c.6-.3 1.200.1 1.200.8-.1 1.9-1.6 3.9-4.3 4.9l-.5 3.2-.8 6.8c-.1.8-.5 1.3-1 1.3s-.9-.5-1-1.3l-.6-5.1c-2.7-.8-4.3-2.6-4.6-4.5-.1-.7.5-1.1 1.1-.9l2.700 1.1L8.500 2.8c-.1-.6.2-1.300.8-1.6Z',
  },
  french: {
    s: 'M12 1.5C9 7 3 10 3 14.5A4.500 4.5 0 0 0 11 17c0 2-.9 4-2.5 5.2h7C13.900 21 13 19 13 17a4.500 4.5 0 0 0 8-2.5C21 10 15 7 12 1.5Z',
    h: 'M12 21.5C6.500 16 2.5 12.5 2.5 8A5 5 0 0 1 12 6a5 5 0 0 1 9.5 2c0 4.5-4 8-9.5 13.5Z',
    d: 'M12 1 20 12l-8 11L4 12Z',
    c: 'M12 1.5a4.500 4.5 0 0 1 3.7 7A4.700 4.7 0 1 1 13 16.3c.1 2.3 1 4.5 2.6 5.9H8.400C10 20.8 10.9 18.6 11 16.3A4.700 4.7 0 1 1 8.3 8.5a4.500 4.5 0 0 1 3.7-7Z',
  },
}

// Emblems of the figures, 48 by 44.
const FIGURES = {
  K: 'M5 31 2.5 9.5 14 18 24 2l10 16 11.5-8.5L43 31Zm0 4h38v6H5Z',
  Q: 'M6 31 2 14a2.500 2.5 0 1 1 3.3-1.5c3 2 6 1 7.2-3.7a2.600 2.6 0 1 1 3.3-.3c2 3.5 4.7 3.5 6.5-1.5a2.900 2.9 0 1 1 3.4 0c1.800 5 4.5 5 6.5 1.5a2.600 2.6 0 1 1 3.300.3c1.200 4.7 4.2 5.7 7.2 3.7A2.500 2.5 0 1 1 46 14l-4 17Zm0 4h36v6H6Z',
  N: 'M12 42c0-9 7-12 9.5-18.5-3.5 2.5-7 2.5-9.5 5.5-2 2.3-7.500.5-8-3C8 21 9.5 15.5 14 11.5L14.500 2l6.500 5.5C34 8 43 20 43 42Zm6.500-27.5a1.900 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z',
  J: 'M5 32c0-11 8-17 19.5-17S43 21 43 32Zm-3 3h44v6H2ZM28 13C29.500 5.5 36 1 46 1.5 43.5 9 37.5 13.2 28 13Z',
}

const RANKS = {
  italian: ['A', 'K', 'N', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'],
  french: ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'],
}

const LEFT = 37
const MIDDLE = 50
const RIGHT = 63
const PIPS = {
  2: [[MIDDLE, 44], [MIDDLE, 112]],
  3: [[MIDDLE, 38], [MIDDLE, 78], [MIDDLE, 118]],
  4: [[LEFT, 46], [RIGHT, 46], [LEFT, 110], [RIGHT, 110]],
  5: [[LEFT, 46], [RIGHT, 46], [MIDDLE, 78], [LEFT, 110], [RIGHT, 110]],
  6: [[LEFT, 42], [RIGHT, 42], [LEFT, 78], [RIGHT, 78], [LEFT, 114], [RIGHT, 114]],
  7: [[LEFT, 40], [RIGHT, 40], [MIDDLE, 59], [LEFT, 78], [RIGHT, 78], [LEFT, 116], [RIGHT, 116]],
  8: [[LEFT, 40], [RIGHT, 40], [MIDDLE, 59], [LEFT, 78], [RIGHT, 78], [MIDDLE, 97], [LEFT, 116], [RIGHT, 116]],
  9: [[LEFT, 36], [RIGHT, 36], [LEFT, 64], [RIGHT, 64], [MIDDLE, 78], [LEFT, 92], [RIGHT, 92], [LEFT, 120], [RIGHT, 120]],
  10: [[LEFT, 36], [RIGHT, 36], [MIDDLE, 50], [LEFT, 64], [RIGHT, 64], [LEFT, 92], [RIGHT, 92], [MIDDLE, 106], [LEFT, 120], [RIGHT, 120]],
}

const round = (number) => Math.round(number * 100) / 100

/** A suit's shape with its middle at (x, y). */
function shape(path, x, y, size, more = '') {
  const scale = round(size / 24)
  return `<path fill="currentColor" fill-rule="evenodd"${more} transform="translate(${round(x - size / 2)} ${round(y - size / 2)})scale(${scale})" d="${path}"/>`
}

function index(rank, path, letter, suit) {
  const tight = rank === '10' ? ' letter-spacing="-2"' : ''
  const text = `<text x="${rank === '10' ? 14 : 15}" y="${round(letter * 0.92)}" font-size="${letter}" font-weight="700" text-anchor="middle" fill="currentColor"${tight}>${rank}</text>`
  return text + shape(path, 15, letter * 0.92 + suit * 0.72, suit)
}

function corners(rank, path) {
  const one = index(rank, path, 28, 19)
  return `<g>${one}</g><g transform="rotate(180 50 78)">${one}</g>`
}

function figure(rank, path) {
  return (
    '<rect x="29" y="16" width="42" height="124" rx="4" fill="currentColor" opacity=".09"/>' +
    '<rect x="29" y="16" width="42" height="124" rx="4" fill="none" stroke="currentColor" stroke-width="1.2" opacity=".55"/>' +
    `<path fill="currentColor" fill-rule="evenodd" transform="translate(32.5 30)scale(.73)" d="${FIGURES[rank]}"/>` +
    shape(path, MIDDLE, 99, 36)
  )
}

function ace(path) {
  return (
    '<circle cx="50" cy="78" r="30" fill="currentColor" opacity=".09"/>' +
    '<circle cx="50" cy="78" r="30" fill="none" stroke="currentColor" stroke-width="1.2" opacity=".55"/>' +
    shape(path, 50, 78, 44)
  )
}

function pips(rank, path) {
  const size = Number(rank) > 8 ? 18 : Number(rank) > 3 ? 20 : 27
  return PIPS[rank].map(([x, y]) => shape(path, x, y, size)).join('')
}

function pictures(rank, path) {
  const picture = rank === 'A' ? ace(path) : rank in FIGURES ? figure(rank, path) : pips(rank, path)
  return corners(rank, path) + picture
}

/** Big letters and one big suit: for small screens and weak eyes. */
function large(rank, path) {
  const ten = rank === '10'
  return (
    `<text x="${ten ? 25 : 26}" y="49" font-size="54" font-weight="700" text-anchor="middle" fill="currentColor"${ten ? ' letter-spacing="-5"' : ''}>${rank}</text>` +
    shape(path, 26, 74, 36) +
    shape(path, 66, 118, 58)
  )
}

function back() {
  let lines = ''
  for (let at = -156; at < 100; at += 12) {
    for (const [x1, y1, x2, y2] of [[at, 0, at + 156, 156], [at, 156, at + 156, 0]]) {
      // Clipped by hand to the frame, so that no clip path has to be referred to.
      const cut = clip(x1, y1, x2, y2, 8, 8, 92, 148)
      if (cut) lines += `M${cut[0]} ${cut[1]}L${cut[2]} ${cut[3]}`
    }
  }
  return (
    '<rect x="6" y="6" width="88" height="144" rx="4" fill="currentColor"/>' +
    `<path d="${lines}" stroke="#fff" stroke-opacity=".38" stroke-width="1.4" fill="none"/>` +
    '<rect x="8" y="8" width="84" height="140" rx="3" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/>'
  )
}

function clip(x1, y1, x2, y2, left, top, right, bottom) {
  const dx = x2 - x1
  const dy = y2 - y1
  let from = 0
  let to = 1
  for (const [p, q] of [[-dx, x1 - left], [dx, right - x1], [-dy, y1 - top], [dy, bottom - y1]]) {
    if (p === 0) continue
    const r = q / p
    if (p < 0) from = Math.max(from, r)
    else to = Math.min(to, r)
  }
  if (from >= to) return null
  return [x1 + from * dx, y1 + from * dy, x1 + to * dx, y1 + to * dy].map(round)
}

const folder = new URL('../src/cards/packs/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const family of Object.keys(SUITS)) {
  for (const [style, draw] of Object.entries({ pictures, large })) {
    const symbols = [`<symbol id="back" viewBox="0 0 100 156">${back()}</symbol>`]
    for (const [suit, path] of Object.entries(SUITS[family])) {
      symbols.push(`<symbol id="${suit}" viewBox="0 0 24 24">${shape(path, 12, 12, 24)}</symbol>`)
      for (const rank of RANKS[family]) {
        symbols.push(`<symbol id="${rank}${suit}" viewBox="0 0 100 156">${draw(rank, path)}</symbol>`)
      }
    }
    const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
    writeFileSync(new URL(`${family}-${style}.svg`, folder), text)
  }
}
