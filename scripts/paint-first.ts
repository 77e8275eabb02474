import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import beasties from 'beasties'

// Its types describe the other module system.
const Beasties = beasties as unknown as typeof beasties.default

/**
 * The styles that a page uses are inlined, so that it can be painted without another request. The rest is fetched after
 * the first paint and run on the first interaction, by web/src/boot.
 */
export const paintFirst = (html: string, dist: string) => hold(html, dist, { isFetchedAhead: true })

/** The same, but nothing is fetched before the first interaction: everyone interacts with a form before they need more. */
export const paintOnly = (html: string, dist: string) => hold(html, dist, { isFetchedAhead: false })

const held = /<script type="module".*?<\/script>|<link rel="(?:modulepreload|stylesheet)".*?>/g

async function hold(html: string, dist: string, { isFetchedAhead }: { isFetchedAhead: boolean }) {
  const tags = html.match(held) ?? []
  const files = tags.map((tag) => /(?:src|href)="(.*?)"/.exec(tag)?.[1])
  // What was fetched ahead needs no hint.
  const run = tags.filter((tag) => !isFetchedAhead || !tag.includes('"modulepreload"'))
  const styles = await usedStyles(html, dist)
  const ahead = `<template data-fetch="${isFetchedAhead ? files.join(' ') : ''}" data-font="${fontOf(html, dist)}"></template>`
  const app = `<template data-run>${run.join('')}</template>`

  return html
    .replaceAll(held, '')
    .replace('</head>', () => `${styles}</head>`)
    .replace('</body>', () => `${ahead}${app}</body>`)
}

/** The font comes before the rest: when it replaces the system font, lines may move a little. */
function fontOf(html: string, dist: string) {
  const [, stylesheet = ''] = /<link rel="stylesheet".*? href="(.*?)"/.exec(html) ?? []
  const [, font = ''] = /url\(([^)]+\.woff2)\)/.exec(readFileSync(join(dist, stylesheet), 'utf8')) ?? []
  return font
}

/** What a visitor has chosen is set by web/src/boot before the first paint; the page as it was built has no sign of it. */
const chosenTheme = /^\[data-theme=/

/** The body stays exactly as it was rendered, because the browser hydrates it. */
async function usedStyles(html: string, dist: string) {
  // It compares names of classes by their letters, and would not know one with an ampersand or a quote.
  const plain = html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
  const inlined = await new Beasties({
    path: dist,
    logLevel: 'warn',
    allowRules: [chosenTheme],
  }).process(plain)
  return inlined.match(/<style>.*?<\/style>/s)?.[0] ?? ''
}
