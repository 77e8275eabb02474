import { expect, test } from 'vitest'
import { partOf, renderPage } from '../../testing/render-template.tsx'
import { pageOf, sampleItem, samplePage } from '../../testing/sample-page.ts'

test('the parts of a skeleton menu come in this order', () => {
  const html = renderPage('TemplateSkeleton', samplePage(3))
  const parts = ['<header>', 'type="search"', 'Non-Veg</button>', 'All Items</a>', 'Pani Puri', '<footer>']
  const offsets = parts.map((part) => html.indexOf(part, html.indexOf('<body>')))

  expect(offsets).not.toContain(-1)
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
})

test('a skeleton menu shows no labels of its parts and no placeholder for a missing picture', () => {
  const html = renderPage('TemplateSkeleton', pageOf(sampleItem({ imageUrl: null })))
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []

  expect(styles).not.toMatch(/content: ?"\w/)
  expect(partOf(html, 'li')).toMatch(/^<li><div class="words"><button type="button" class="name">Samosa</)
})
