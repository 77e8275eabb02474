import beasties from 'beasties'

// Its types describe the other module system.
const Beasties = beasties as unknown as typeof beasties.default

/** The styles that a page uses stand in it, and all else comes after its first paint: it needs no other bytes. */
export async function paintFirst(html: string, dist: string) {
  const later: string[] = []
  const page = html.replaceAll(
    /<script type="module".*?<\/script>|<link rel="(?:modulepreload|stylesheet)".*?>/g,
    (tag) => {
      later.push(tag)
      return ''
    },
  )
  const styles = await usedStyles(html, dist)

  return page
    .replace('</head>', () => `${styles}</head>`)
    .replace('</body>', () => `<template data-later>${later.join('')}</template></body>`)
}

/** The body itself stays as it was rendered, to the letter: the browser takes it over. */
async function usedStyles(html: string, dist: string) {
  const inlined = await new Beasties({ path: dist, logLevel: 'warn' }).process(html)
  return inlined.match(/<style>.*?<\/style>/s)?.[0] ?? ''
}
