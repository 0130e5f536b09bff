// A change of language stays on the page: the files have the same names in every language.
document.addEventListener('DOMContentLoaded', () => {
  const here = location.pathname.split('/').at(-1) || 'index.html'
  const inside = document.documentElement.dataset.more ?? location.pathname.includes('/more/')
  if (inside) return
  for (const link of document.querySelectorAll('a[hreflang]')) {
    link.href = link.href.replace(/index\.html$/, here) + location.hash
  }
})
