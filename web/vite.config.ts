import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const CATALOGUES = new URL('../src/trappola/locales/', import.meta.url)

/** Puts messages of the English catalogue where index.html names them: %page-title%. */
function words(): Plugin {
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(new URL('en/page.ftl', CATALOGUES), 'utf8')))
  return {
    name: 'words',
    transformIndexHtml: (html) =>
      html.replace(/%(page-[a-z-]+)%/g, (_, key: string) => {
        const value = bundle.getMessage(key)?.value
        if (!value) throw new Error(`index.html names ${key}, which no catalogue has`)
        return bundle.formatPattern(value)
      }),
  }
}

export default defineConfig({
  plugins: [svelte(), words()],
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
