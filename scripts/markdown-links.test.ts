import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = globSync('**/*.md', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|data|\.[^/]+)$/.test(path),
})

test.each(pages)('every relative link and anchor in %s leads somewhere', (page) => {
  expect(findDeadLinks(page, readFileSync(join(root, page), 'utf8'))).toEqual([])
})

test('a link to a missing file or heading is found, and code is not searched for links', () => {
  const text = [
    '# A page',
    '## What, and why?',
    '## Twice',
    '## Twice',
    '[a file](templates.md), [an anchor of it](../README.md#settings), ![an image](pictures/menu.png)',
    '[here](#a-page), [punctuation](#what-and-why), [the second](#twice-1), [elsewhere](https://example.com/none)',
    '[no file](no-such-page.md), ![no image](pictures/none.png), [no heading](../README.md#no-such-heading)',
    '[not here](#twice-2), [folders have no headings](decisions/#one)',
    '`[code](none.md)`',
    '```',
    '[a block of code](none.md)',
    '## No heading either',
    '```',
    '[so this is dead](#no-heading-either)',
  ].join('\n')

  expect(findDeadLinks('docs/sample.md', text)).toEqual([
    'no-such-page.md',
    'pictures/none.png',
    '../README.md#no-such-heading',
    '#twice-2',
    'decisions/#one',
    '#no-heading-either',
  ])
})

function findDeadLinks(page: string, text: string) {
  const prose = withoutCodeBlocks(text).replaceAll(/`[^`\n]*`/g, '')
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

  return targets.filter(
    (target) => !/^(https?|mailto):/.test(target) && !leadsSomewhere(target, { page, text }),
  )
}

function leadsSomewhere(target: string, { page, text }: { page: string; text: string }) {
  const [path = '', anchor] = target.split('#')
  const file = join(root, dirname(page), path)
  if (anchor === undefined) return existsSync(file)
  if (!path) return anchorsOf(text).includes(anchor)
  return file.endsWith('.md') && existsSync(file) && anchorsOf(readFileSync(file, 'utf8')).includes(anchor)
}

/** The anchors that GitHub gives to headings: lower case, without punctuation, numbered when a heading repeats. */
function anchorsOf(text: string) {
  const headings = [...withoutCodeBlocks(text).matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
  return headings.map((heading, n) => {
    const before = headings.slice(0, n).filter((other) => other === heading).length
    return before ? `${heading}-${before}` : heading
  })
}

const withoutCodeBlocks = (text: string) => text.replaceAll(/^```.*?^```/gms, '')
