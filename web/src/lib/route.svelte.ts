// Where we are: the page's own routes, on the browser's history.

export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'table'; tokens: string[] }
  | { page: 'replay'; tokens: string[]; deal: number }
  | { page: 'rules'; name: string }
  | { page: 'puzzle'; game: string; number: number | null }
  | { page: 'nowhere' }

export function parse(path: string): Route {
  const [first, second, third, fourth, more] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (more !== undefined) return { page: 'nowhere' }
  if (first === undefined) return { page: 'start' }
  if (first === 'rules' && !third) return { page: 'rules', name: second ?? 'index' }
  if (first === 'new' && second && !third) return { page: 'new', game: second }
  if (first === 'puzzle' && second && !fourth) {
    const number = third === undefined ? null : Number(third)
    if (number === null || (Number.isInteger(number) && number > 0)) return { page: 'puzzle', game: second, number }
  }
  if (first === 't' && second) {
    const tokens = second.split('+').filter(Boolean)
    if (!third) return { page: 'table', tokens }
    const deal = Number(fourth)
    if (third === 'deal' && Number.isInteger(deal) && deal > 0) return { page: 'replay', tokens, deal }
  }
  return { page: 'nowhere' }
}

export const tablePath = (tokens: readonly string[]): string => `/t/${tokens.join('+')}`

let current = $state.raw<Route>(parse(location.pathname))

let moves = 0

export const route = (): Route => current

/** Whether one came here from another page of ours; the focus is then led along. */
export const hasMoved = (): boolean => moves > 0

/** Leads the focus to the heading of a page that was gone to. */
export function arrive(heading: HTMLElement): void {
  if (!hasMoved()) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

export function go(path: string): void {
  history.pushState(null, '', path)
  moves += 1
  current = parse(location.pathname)
  scrollTo(0, 0)
}

/** Follows the browser's back and forward, and links of the page itself. */
export function followHistory(): () => void {
  const moved = () => {
    moves += 1
    current = parse(location.pathname)
  }
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    const path = link.pathname
    if (path.startsWith('/api/') || link.hash) return
    event.preventDefault()
    go(path)
  }
  addEventListener('popstate', moved)
  document.addEventListener('click', clicked)
  return () => {
    removeEventListener('popstate', moved)
    document.removeEventListener('click', clicked)
  }
}
