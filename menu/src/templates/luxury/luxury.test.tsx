import { expect, test } from 'vitest'
import { renderMenuPage } from '../../page/render.tsx'
import { pageOf, sampleItem, samplePage, sampleVendor } from '../../testing/sample-page.ts'
import { templates } from '../templates.ts'

const options = { scriptUrl: '/hydrate.js', origin: 'https://thela.example', siteName: 'Thela' }
const template = { templateId: 'LuxuryMenuTemplate', themeIndex: 0 }

const render = (page = samplePage(2)) => renderMenuPage({ ...page, template }, options)

test('luxury has four themes of its own [TPL-09]', () => {
  expect(templates[template.templateId]?.themes.map(({ name }) => name)).toEqual([
    'Royal Gold',
    'Midnight Noir',
    'Emerald Velvet',
    'Burgundy Silk',
  ])
})

test('a guest of a luxury menu is greeted for three seconds [TPL-26] [CONST-22]', () => {
  expect(templates[template.templateId]?.splashMs).toBe(3000)
  expect(render()).toContain('<div class="splash" aria-hidden="true">')
})

test('a guest sees all dishes under Our Collection, and can search and ask for vegetarian only [TPL-27] [TPL-28] [TPL-29] [TPL-35]', () => {
  const html = render()

  expect(html).toContain('<a href="#items" aria-current="true">Our Collection</a>')
  expect(html).not.toContain('All Items')
  expect(html).toContain('type="search"')
  expect(html).toContain('aria-pressed="false">Vegetarian only</button>')
})

test('Order Now calls the vendor, and is not there without a phone [TPL-30]', () => {
  expect(render()).toContain('href="tel:+919825012345">Order Now</a>')
  expect(render({ ...samplePage(1), vendor: sampleVendor({ phone: '' }) })).not.toContain('Order Now')
})

test('what is out of stock is not on a luxury menu [TPL-17]', () => {
  const html = render(pageOf(sampleItem(), sampleItem({ name: 'Jalebi', isAvailable: false })))

  expect(html).toContain('Samosa')
  expect(html).not.toContain('Jalebi')
})

test('an empty luxury menu says so [TPL-18]', () => {
  expect(render(samplePage(0))).toContain('<p class="empty">No menu items available</p>')
})
