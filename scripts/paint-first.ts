import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import beasties from 'beasties'

// Its types describe the other module system.
const Beasties = beasties as unknown as typeof beasties.default

/**
 * The styles that a page uses stand in it: it needs no other bytes to be read. The rest is fetched after its first paint
 * and run when it is wanted, by web/src/boot.
 */
export async function paintFirst(html: string, dist: string) {
  const fetched: string[] = []
  const run: string[] = []
  const page = html.replaceAll(
    /<script type="module".*?<\/script>|<link rel="(?:modulepreload|stylesheet)".*?>/g,
    (tag) => {
      fetched.push(asHint(tag))
      if (!tag.includes('"modulepreload"')) run.push(tag)
      return ''
    },
  )
  const styles = await usedStyles(html, dist)
  const ahead = `<template data-fetch data-font="${fontOf(html, dist)}">${fetched.join('')}</template>`
  const app = `<template data-run>${run.join('')}</template>`

  return page.replace('</head>', () => `${styles}</head>`).replace('</body>', () => `${ahead}${app}</body>`)
}

/** Fetched, not prepared: a browser that reads a module ahead works while the page is being read. */
const asHint = (tag: string) =>
  tag
    .replace('rel="stylesheet"', 'rel="prefetch" as="style"')
    .replace('rel="modulepreload"', 'rel="prefetch" as="script"')
    .replace(
      /<script type="module"(.*?) src="(.*?)"><\/script>/,
      '<link rel="prefetch" as="script"$1 href="$2">',
    )

/** The typeface comes before the rest: when it takes the place of the system's, lines may move a little. */
function fontOf(html: string, dist: string) {
  const [, stylesheet = ''] = /<link rel="stylesheet".*? href="(.*?)"/.exec(html) ?? []
  const [, font = ''] = /url\(([^)]+\.woff2)\)/.exec(readFileSync(join(dist, stylesheet), 'utf8')) ?? []
  return font
}

/** The body itself stays as it was rendered, to the letter: the browser takes it over. */
async function usedStyles(html: string, dist: string) {
  // It compares names of classes by their letters, and would not know one with an ampersand or a quote.
  const plain = html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
  const inlined = await new Beasties({ path: dist, logLevel: 'warn' }).process(plain)
  return inlined.match(/<style>.*?<\/style>/s)?.[0] ?? ''
}
