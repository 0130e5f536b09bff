// Writes src/lib/messages.ts from the JSON schema of the wire's messages.
// The schema comes from Python, or from a file whose name is given; a second name says where to write.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))

function schemaText() {
  if (process.argv[2]) return readFileSync(process.argv[2], 'utf8')
  const own = `${root}/.venv/bin/python`
  const python = existsSync(own) ? own : 'python3'
  return execFileSync(python, ['-m', 'trappola.server.schema'], { cwd: root, encoding: 'utf8' })
}

const schema = JSON.parse(schemaText())
const definitions = schema.$defs ?? {}
// Titles of fields would each become a type of their own.
for (const definition of Object.values(definitions)) {
  for (const [name, field] of Object.entries(definition.properties ?? {})) {
    delete field.title
    // The constant that tells messages apart is always sent.
    if ('const' in field) definition.required = [...new Set([name, ...(definition.required ?? [])])]
  }
}
const all = {
  title: 'AnyMessage',
  anyOf: Object.keys(definitions).map((name) => ({ $ref: `#/$defs/${name}` })),
  $defs: definitions,
}
const text = await compile(all, 'AnyMessage', {
  bannerComment: '// Made by `npm run messages` from the models of the server; not to be changed by hand.',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  format: true,
  style: { semi: false, singleQuote: true, printWidth: 100 },
})
writeFileSync(process.argv[3] ?? new URL('../src/lib/messages.ts', import.meta.url), text)
