// What of a table of four is not seen whole: beside the screen, under the bar, or under something else.
() => {
  const faults = []
  const box = (element) => element.getBoundingClientRect()
  const top = box(document.querySelector('header')).bottom
  const parts = Object.entries({
    'the seat opposite': '.seat.top',
    'the seat on the left': '.seat.left',
    'the seat on the right': '.seat.right',
    'the trick': '.trick',
    'the trump': '.trump',
    'what is asked': '.actions',
    'the own seat': '.seat.bottom',
  }).map(([name, where]) => [name, document.querySelector(where)])
  for (const [name, part] of parts) {
    const { left, right, top: upper, bottom } = box(part)
    if (left < -1 || right > innerWidth + 1 || upper < top - 1 || bottom > innerHeight + 1)
      faults.push(`${name} is not on the screen: ${[left, upper, right, bottom].map(Math.round)}`)
  }
  for (const [one, first] of parts)
    for (const [other, second] of parts) {
      const [a, b] = [box(first), box(second)]
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (one < other && wide > 6 && high > 6) faults.push(`${one} and ${other} lie over each other`)
    }
  for (const card of document.querySelectorAll('.hand .flight'))
    if (box(card).bottom > innerHeight || box(card).top < top) faults.push('a card of the hand is cut off')
  for (const place of document.querySelectorAll('.space, main'))
    if (place.scrollHeight > place.clientHeight + 1) faults.push(`the table scrolls: ${place.scrollHeight} in ${place.clientHeight}`)
  if (document.documentElement.scrollHeight > innerHeight) faults.push('the page scrolls')
  return faults
}
