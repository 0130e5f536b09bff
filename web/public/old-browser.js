// Only browsers too old for the page run this.
document.getElementById('old-browser') || document.addEventListener('DOMContentLoaded', show)
function show() {
  document.getElementById('old-browser').removeAttribute('hidden')
}
