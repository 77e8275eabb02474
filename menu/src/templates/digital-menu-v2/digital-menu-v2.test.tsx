import { expect, test } from 'vitest'
import { namesIn, renderChosen, renderPage } from '../../testing/render-template.tsx'
import { pageOf, sampleItem, samplePage } from '../../testing/sample-page.ts'

const id = 'digital_menuV2'

const render = (page = samplePage(2)) => renderPage(id, page)
const renderItem = (change: Parameters<typeof sampleItem>[0]) => render(pageOf(sampleItem(change)))

test('the search box says what it is for and finds items [TPL-20]', () => {
  expect(render()).toContain(
    'type="search" enterKeyHint="search" autoComplete="off" placeholder="Search delicious items..."',
  )
  expect(namesIn(renderChosen(id, { search: 'dosa' }))).toEqual(['Masala Dosa'])
})

test('each item that is in stock has Add to Cart [TPL-21]', () => {
  expect(render().match(/>Add to Cart</g)).toHaveLength(20)
})

test('Clear Search is shown only during a search [TPL-23]', () => {
  expect(renderChosen(id, { search: 'dosa' })).toContain('>Clear Search</button>')
  expect(renderChosen(id, { search: '' })).not.toContain('Clear Search')
})

test('the cart is empty until something is in it', () => {
  expect(render()).not.toContain('cart-count')
})

test('a missing time is estimated at 15-20 min [TPL-25] [ENT-19]', () => {
  expect(renderItem({})).toContain('<span class="time guess">15-20 min</span>')
})

test('variations are in the HTML, and items without them have no markup for them', () => {
  const variations = '[{"id":"a","name":"Half","price":140},{"id":"b","name":"Full","price":220}]'

  expect(renderItem({ variations })).toContain(
    '<ul class="sizes"><li>Half <b>₹140</b></li><li>Full <b>₹220</b></li></ul>',
  )
  expect(renderItem({})).not.toContain('class="sizes"')
})

test('an item out of stock shows Out of Stock and can be neither opened nor added [TPL-17]', () => {
  const html = renderItem({ isAvailable: false })

  expect(html).toContain('Out of Stock')
  expect(html).toContain('<b class="name">Samosa</b>')
  expect(html).not.toContain('<button type="button" class="name">')
  expect(html).not.toContain('Add to Cart')
})

test('category icons depend on words in the name, and the name is shown unchanged [ENT-21]', () => {
  const iconOf = (name: string) =>
    new RegExp(`<svg[^>]*>(.{0,90})</svg>${name}</a>`).exec(render(samplePage(1)))?.[1]

  const [snacks, drinks, mains] = ['Chaat', 'Drinks', 'Curries'].map(iconOf)
  expect(new Set([snacks, drinks, mains, undefined]).size).toBe(4)
  expect(iconOf('Sweets')).toBe(mains)
})
