import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const CATALOGUES = new URL('../src/trappola/locales/', import.meta.url)
const ENGLISH = 'en'

/** index.html in a language: its catalogue's messages where %page-title% and such stand. */
function inLanguage(html: string, language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const file of ['words.ftl', 'page.ftl'])
    bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${file}`, CATALOGUES), 'utf8')))
  return html
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/%(page-[a-z-]+)%/g, (_, key: string) => {
      const value = bundle.getMessage(key)?.value
      if (!value) throw new Error(`index.html names ${key}, which the catalogue of ${language} has not`)
      return bundle.formatPattern(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    })
}

/** While it is worked on, the page is served with its English words. */
const wordsServed: Plugin = {
  name: 'words-served',
  apply: 'serve',
  transformIndexHtml: (html) => inLanguage(html, ENGLISH),
}

/** Built, there is an index.html of each language, of which the server sends the one that is wished for. */
function wordsBuilt(): Plugin {
  let folder = ''
  return {
    name: 'words-built',
    apply: 'build',
    configResolved: (config) => {
      folder = fileURLToPath(new URL(`${config.build.outDir}/`, import.meta.url))
    },
    closeBundle: () => {
      const html = readFileSync(`${folder}index.html`, 'utf8')
      const languages = readdirSync(CATALOGUES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
      for (const { name } of languages) writeFileSync(`${folder}index.${name}.html`, inLanguage(html, name))
      writeFileSync(`${folder}index.html`, inLanguage(html, ENGLISH))
    },
  }
}

export default defineConfig({
  plugins: [svelte(), wordsServed, wordsBuilt()],
  build: {
    target: 'es2022',
    // Nothing is put inline: the page must work under a strict content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8765', ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'jsdom' },
})
