// Only browsers too old for the page run this.
if (document.getElementById('old-browser')) show()
else document.addEventListener('DOMContentLoaded', show)
function show() {
  document.getElementById('old-browser').removeAttribute('hidden')
}
