import { expect, test } from 'vitest'
import { namesIn, renderChosen, renderPage } from '../../testing/render-template.tsx'
import { pageOf, sampleItem } from '../../testing/sample-page.ts'

const id = 'BasicTemplate'

const page = pageOf(
  sampleItem({ id: 'samosa', name: 'Samosa', isPopular: true }),
  sampleItem({ id: 'egg', name: 'Egg Roll', description: 'With mint', isVeg: false, signature: true }),
  sampleItem({ id: 'jalebi', name: 'Jalebi', isFeatured: true }),
)

test('the basic menu has boxes for veg, popular and signature, and each shows its items only [TPL-31]', () => {
  const boxes = renderPage(id, page).matchAll(/class="toggle js" aria-pressed="false">([^<]+)</g)

  expect([...boxes].map(([, label]) => label)).toEqual(['Veg', 'Non-Veg', 'Popular', 'Signature'])
  expect(namesIn(renderChosen(id, { food: 'veg' }, page))).toEqual(['Samosa', 'Jalebi'])
  expect(namesIn(renderChosen(id, { special: 'popular' }, page))).toEqual(['Samosa'])
  expect(namesIn(renderChosen(id, { special: 'signature' }, page))).toEqual(['Egg Roll'])
})

test('the price is on the line of the name, and each variation has its own price', () => {
  const variations = '[{"id":"a","name":"Half","price":40},{"id":"b","name":"Full","price":70}]'
  const html = renderPage(id, pageOf(sampleItem({ price: 0, variations })))

  expect(html).toMatch(/<div class="line">.*Samosa.*<b>₹40<\/b>.*<\/div>/)
  expect(html).toContain('<li>Half <b>₹40</b></li><li>Full <b>₹70</b></li>')
})
