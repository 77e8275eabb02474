import { expect, test } from 'vitest'
import { renderMenuPage } from '../../page/render.tsx'
import { pageOf, sampleItem, samplePage } from '../../testing/sample-page.ts'

const options = { scriptUrl: '/hydrate.js', origin: 'https://thela.example', siteName: 'Thela' }
const template = { templateId: 'BasicTemplate', themeIndex: 0 }

const render = (page: ReturnType<typeof samplePage>) => renderMenuPage({ ...page, template }, options)

test('a customer ticks veg, popular or signature, and may search and choose a category [TPL-31] [TPL-32]', () => {
  const html = render(samplePage(1))
  const boxes = [...html.matchAll(/class="toggle js" aria-pressed="false">([^<]+)</g)].map(
    ([, label]) => label,
  )

  expect(boxes).toEqual(['Veg', 'Non-Veg', 'Popular', 'Signature'])
  expect(html).toContain('type="search"')
  expect(html).toContain('<a href="#items" aria-current="true">All Items</a>')
})

test('the price follows the name on one line, and each size has its own', () => {
  const variations = '[{"id":"a","name":"Half","price":40},{"id":"b","name":"Full","price":70}]'
  const html = render(pageOf(sampleItem({ price: 0, variations })))

  expect(html).toMatch(/<div class="line">.*Samosa.*<b>₹40<\/b>.*<\/div>/)
  expect(html).toContain('<li>Half <b>₹40</b></li><li>Full <b>₹70</b></li>')
})
