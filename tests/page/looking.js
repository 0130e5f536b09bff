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
  const pen = document.createElement('canvas').getContext('2d')
  for (const list of shown.querySelectorAll('select')) {
    const style = getComputedStyle(list)
    pen.font = style.font
    const wide = pen.measureText(list.selectedOptions[0]?.textContent ?? '').width
    const arrow = 18 // of Chromium, with its air
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
    if (wide > room) faults.push(`cut off: ${list.selectedOptions[0].textContent} (${Math.round(wide)} in ${room})`)
  }
  for (const button of shown.querySelectorAll('button, a')) {
    const box = button.getBoundingClientRect()
    const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
    if (!inside || !box.width || button.closest(LOOSE.replace('[role=tablist], ', '')) || button.closest('.go, main.table-page')) continue
    for (const x of [box.left + 3, box.right - 3]) {
      const there = document.elementFromPoint(x, (box.top + box.bottom) / 2)
      const other = there?.closest('button, a')
      if (other && other !== button && !button.contains(other)) faults.push(`${name(other)} lies over ${name(button)}`)
    }
  }
  const labels = [...document.querySelectorAll('[aria-label]')]
  return {
    faults,
    lang: root.lang,
    text: document.body.innerText,
    labels: labels.map((one) => one.getAttribute('aria-label')),
  }
}
