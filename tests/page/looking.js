// What is wrong with a screen: too wide, cut off, sticking out; and all that is read on it.
() => {
  const faults = []
  const root = document.documentElement
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`)
  const READ = 'button, a, label, legend, summary, h1, h2, h3, p, li, td, th, dt, dd, select, span, strong'
  const LABELS = ['BUTTON', 'A', 'LABEL', 'SELECT', 'SUMMARY', 'TH']
  // Said to screen readers alone, or not shown now.
  const UNSEEN = '.hidden, .measure, [popover]:not(:popover-open), svg'
  // What scrolls by itself or lies over something on purpose.
  const LOOSE = '.scroll, [role=tablist], .fan, .hand, .cards, .spread, .trick'
  const name = (element) => {
    const text = element.textContent.trim().slice(0, 60)
    return `${element.tagName.toLowerCase()}.${element.className}: ${text}`
  }
  const shown = document.querySelector('dialog[open]') ?? document.body
  for (const element of shown.querySelectorAll(READ)) {
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    if (!element.textContent.trim() || !box.width || style.visibility === 'hidden') continue
    if (style.textOverflow === 'ellipsis' || style.clipPath !== 'none') continue
    if (element.closest(UNSEEN) || element.closest(LOOSE)) continue
    const cut = element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline'
    if (cut && LABELS.includes(element.tagName))
      faults.push(`cut off: ${name(element)} (${element.scrollWidth} in ${element.clientWidth})`)
    if (box.right > innerWidth + 1) faults.push(`sticks out: ${name(element)} to ${Math.round(box.right)}`)
  }
  const labels = [...document.querySelectorAll('[aria-label]')]
  return {
    faults,
    lang: root.lang,
    text: document.body.innerText,
    labels: labels.map((one) => one.getAttribute('aria-label')),
  }
}
