import { expect, test } from 'vitest'
import { partOf, pressedIn, renderChosen, renderPage } from '../../testing/render-template.tsx'
import { pageOf, sampleItem, sampleVendor } from '../../testing/sample-page.ts'
import { DEFAULT_LAYOUT } from '../template.ts'

const page = pageOf(
  sampleItem({ isFeatured: true }),
  sampleItem({ id: 'egg', isVeg: false, isPopular: true }),
)
const nothing = '<div id="items" class="list"><p class="empty">No items in this category.</p>'

test('filters and a search without a match show No items in this category, and the way back [PUB-29]', () => {
  for (const choice of [{ search: 'pizza' }, { food: 'veg', special: 'popular' }] as const) {
    const html = renderChosen(DEFAULT_LAYOUT, choice, page)
    expect(html).toContain(nothing)
    expect(html).toContain('>Show the whole menu</button>')
  }
})

test('a category without items shows No items in this category [PUB-29]', () => {
  const empty = { id: 'empty', name: 'Sweets', description: null, menuItems: [] }
  const both = { ...page, categories: [...page.categories, empty] }

  expect(renderChosen(DEFAULT_LAYOUT, { category: 'empty' }, both)).toContain(nothing)
})

test('All is pressed in both filters until a customer presses another [PUB-16] [PUB-17]', () => {
  const pressed = (html: string) => pressedIn(partOf(html, 'main'))

  expect(pressed(renderPage(DEFAULT_LAYOUT, page))).toEqual(['All', 'All'])
  expect(pressed(renderChosen(DEFAULT_LAYOUT, { food: 'veg', special: 'featured' }, page))).toEqual([
    'Veg',
    'Featured',
  ])
})

test('a vendor who hides the phone number has no call button, and no number anywhere', () => {
  const shown = renderPage(DEFAULT_LAYOUT, { ...page, vendor: sampleVendor() })
  const hidden = renderPage(DEFAULT_LAYOUT, { ...page, vendor: sampleVendor({ phone: '' }) })

  expect(shown).toMatch(/tel:\+919825012345/)
  expect(hidden).not.toMatch(/tel:|class="call"|98250|telephone/)
})
