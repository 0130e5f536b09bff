// Values kept in the browser. A browser that keeps nothing must not stop the page.

const PREFIX = 'trappola.'

export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // Nothing is kept then; the page works all the same.
  }
}
