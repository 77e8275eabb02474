import type { MenuPage } from '@thela/contract/menus/page-data'
import { describe, expect, test } from 'vitest'
import { renderMenuPage } from '../page/render.tsx'
import { pageOf, sampleItem, samplePage, sampleVendor } from '../testing/sample-page.ts'
import { templates } from './templates.ts'
import { themes } from './themes.ts'

const options = { scriptUrl: '/hydrate.js', origin: 'https://thela.example', siteName: 'Thela' }

describe.each([
  ['BasicTemplate', 'Basic'],
  ['ModernMinimal', 'Modern Minimal'],
  ['StreetFoodVibrant', 'Street Food Vibrant'],
])('%s', (templateId, name) => {
  const render = (page: MenuPage, themeIndex = 0) =>
    renderMenuPage({ ...page, template: { templateId, themeIndex } }, options)

  test('is known by its name [TPL-01] [TPL-02]', () => {
    expect(templates[templateId]?.name).toBe(name)
  })

  test('shows what is out of stock, and no tap opens it [TPL-17]', () => {
    const html = render(pageOf(sampleItem({ name: 'Jalebi', isAvailable: false })))

    expect(html).toContain('<b class="name">Jalebi</b>')
    expect(html).toContain('<em class="badge sold-out">Out of Stock</em>')
  })

  test('greets with the stall for 1.5 to 3 seconds [TPL-10] [CONST-22]', () => {
    expect(templates[templateId]?.splashMs).toBeGreaterThanOrEqual(1500)
    expect(templates[templateId]?.splashMs).toBeLessThanOrEqual(3000)
    expect(render(samplePage(1))).toMatch(
      /<div class="splash" aria-hidden="true">.*<b>Ramesh Locho House<\/b>/,
    )
  })

  test('has in its header who, where and when [TPL-11]', () => {
    const header = /<header>.*<\/header>/.exec(render(samplePage(1)))?.[0]

    for (const words of [
      'class="logo"',
      '<h1>Ramesh Locho House</h1>',
      'Delicious food, great service',
      '+91 98250 12345',
      'Nanpura, Surat',
      '7:00 AM – 10:30 PM',
      'Share menu',
      'Show QR code',
    ])
      expect(header).toContain(words)
  })

  test('leads to all items and to each category [TPL-12] [TPL-35]', () => {
    expect(render(samplePage(1))).toContain(
      '<a href="#items" aria-current="true">All Items</a><a href="#c1">Chaat</a>',
    )
  })

  test('filters by veg, non-veg, popular, and featured or signature [TPL-13]', () => {
    const html = render(samplePage(1))

    for (const label of [
      />Veg<\/button>/,
      />Non-Veg<\/button>/,
      />Popular<\/button>/,
      />(Featured|Signature)<\/button>/,
    ])
      expect(html).toMatch(label)
  })

  test('has contacts in its footer, and the credit where the plan shows ads [TPL-14]', () => {
    const footer = (showAds: boolean) =>
      /<footer>.*<\/footer>/.exec(render({ ...samplePage(1), vendor: sampleVendor({ showAds }) }))?.[0]

    expect(footer(true)).toContain('href="tel:+919825012345"')
    expect(footer(true)).toContain('Powered by Thela')
    expect(footer(false)).not.toContain('Powered by')
  })

  test('says so when there is nothing on the menu [TPL-18]', () => {
    expect(render(samplePage(0))).toContain('<p class="empty">No menu items available</p>')
  })

  test('has all six themes, each in colours of its own [TPL-03]', () => {
    const pages = themes.map((_, index) => render(samplePage(1), index))

    expect(templates[templateId]?.themes).toBe(themes)
    expect(new Set(pages).size).toBe(6)
  })
})
