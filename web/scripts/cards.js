// Draws the packs' sprites anew: the drawing itself is the Python package's, trappola.art.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

const own = path('../../.venv/bin/python')
const python = existsSync(own) ? own : 'python3'
const done = spawnSync(
  python,
  ['-m', 'trappola.art', '--sprites', path('../src/cards/packs')],
  { stdio: 'inherit', env: { ...process.env, PYTHONPATH: path('../../src') } },
)
process.exit(done.status ?? 1)
