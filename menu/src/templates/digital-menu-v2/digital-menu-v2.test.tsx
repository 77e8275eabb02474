import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useMenu } from '../../app/use-menu.ts'
import { makeView } from '../../app/view-model.ts'
import { renderMenuPage } from '../../page/render.tsx'
import { pageOf, sampleItem, samplePage } from '../../testing/sample-page.ts'
import { CartBar, Stepper } from './CartBar.tsx'
import { CartContext } from './cart.ts'
import { Finder } from './template.tsx'

const options = { scriptUrl: '/hydrate.js', origin: 'https://thela.example', siteName: 'Thela' }
const template = { templateId: 'digital_menuV2', themeIndex: 0 }

const render = (page = samplePage(2)) => renderMenuPage({ ...page, template }, options)
const renderItem = (change: Parameters<typeof sampleItem>[0]) => render(pageOf(sampleItem(change)))

const samosa = { key: 'samosa', name: 'Samosa', price: 20 }

function WithSamosas({ count }: { count: number }) {
  const cart = {
    counts: { samosa: count },
    lines: [{ ...samosa, count }],
    add: () => {},
    clear: () => {},
  }
  return (
    <CartContext value={cart}>
      <Stepper portion={samosa} />
      <CartBar />
    </CartContext>
  )
}

function Searching({ search }: { search: string }) {
  const menu = useMenu(makeView(samplePage(1), { siteName: 'Thela', preparationTime: '15-20 min' }))
  return <Finder menu={{ ...menu, choice: { ...menu.choice, search } }} />
}

test('a customer searches delicious items, and each can be put into the cart [TPL-20] [TPL-21]', () => {
  const html = render()

  expect(html).toContain('placeholder="Search delicious items..."')
  expect(html.match(/>Add to Cart</g)).toHaveLength(20)
})

test('a search can be cleared while there is one [TPL-23]', () => {
  expect(renderToStaticMarkup(<Searching search="dosa" />)).toContain('>Clear Search</button>')
  expect(renderToStaticMarkup(<Searching search="" />)).not.toContain('Clear Search')
})

test('the cart shows how many there are and what they cost [TPL-22]', () => {
  const html = renderToStaticMarkup(<WithSamosas count={3} />)

  expect(html).toContain('<b class="cart-count">3</b><b>₹60</b>')
  expect(html).toContain('<output>3</output>')
  expect(render()).not.toContain('cart-count')
})

test('a missing time is estimated at 15-20 min [TPL-25] [ENT-19]', () => {
  expect(renderItem({})).toContain('<span class="time guess">15-20 min</span>')
})

test('the sizes of a dish can be read without any script, and cost no other dish a byte [PUB-12]', () => {
  const variations = '[{"id":"a","name":"Half","price":140},{"id":"b","name":"Full","price":220}]'

  expect(renderItem({ variations })).toContain(
    '<ul class="sizes"><li>Half <b>₹140</b></li><li>Full <b>₹220</b></li></ul>',
  )
  expect(renderItem({})).not.toContain('class="sizes"')
})

test('what is out of stock says so and can neither be opened nor taken [TPL-17]', () => {
  const html = renderItem({ isAvailable: false })

  expect(html).toContain('Out of Stock')
  expect(html).toContain('<b class="name">Samosa</b>')
  expect(html).not.toContain('Add to Cart')
})

test('icons follow the words of a category, names stay the vendor’s own [ENT-21]', () => {
  const iconOf = (name: string) =>
    new RegExp(`<svg[^>]*>(.{0,90})</svg>${name}</a>`).exec(render(samplePage(1)))?.[1]

  expect(iconOf('Drinks')).not.toBe(iconOf('Chaat'))
  expect(iconOf('Curries')).toBe(iconOf('Sweets'))
})

test('an empty app says so [TPL-18]', () => {
  expect(render(samplePage(0))).toContain('<p class="empty">No menu items available</p>')
})
