import { messages } from '@thela/contract/error-body'
import type { MenuPage } from '@thela/contract/menus/page-data'
import { expect, test } from 'vitest'
import { pageOf, sampleItem, samplePage, sampleVendor } from '../testing/sample-page.ts'
import { renderMenuPage, renderProblemPage } from './render.tsx'

const options = { scriptUrl: '/assets/menu/hydrate-1.js', origin: 'https://thela.example', siteName: 'Thela' }

const render = (page: MenuPage) => renderMenuPage(page, options)
const renderItem = (change: Parameters<typeof sampleItem>[0]) => render(pageOf(sampleItem(change)))
const withVendor = (change: Parameters<typeof sampleVendor>[0], items = 2) =>
  render({ ...samplePage(items), vendor: sampleVendor(change) })

/** The page without its head and its data. */
const bodyOf = (html: string) =>
  html.slice(html.indexOf('<body>'), html.indexOf('<script type="application/json"'))

/** What a customer reads, with a bar for each tag. */
const textOf = (html: string) =>
  bodyOf(html)
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')

test('the header has an initial, the name, a share and a QR button [PUB-13]', () => {
  const html = withVendor({})

  expect(html).toContain('<span class="logo" aria-hidden="true">R</span>')
  expect(html).toContain('<h1>Ramesh Locho House</h1>')
  expect(html).toContain('aria-label="Share menu"')
  expect(html).toContain('aria-label="Show QR code"')
})

test('a logo takes the place of the initial [PUB-13]', () => {
  expect(withVendor({ logoUrl: '/uploads/v/logo.webp' })).toMatch(
    /class="logo".*?src="\/uploads\/v\/logo-400\.webp"/,
  )
})

test('without a QR image there is no QR button [PUB-14]', () => {
  expect(withVendor({ qrCodeUrl: null })).not.toContain('Show QR code')
})

test('with ads there is room for them at top, middle and bottom; without, none [PUB-15]', () => {
  const places = (html: string) => [...bodyOf(html).matchAll(/data-ad="(\w+)"/g)].map(([, place]) => place)

  expect(places(withVendor({ showAds: true }))).toEqual(['top', 'middle', 'bottom', 'floating'])
  expect(places(withVendor({ showAds: false }))).toEqual([])
})

test('customers filter by food and by what is special [PUB-16] [PUB-17]', () => {
  expect(textOf(render(samplePage(1)))).toContain('|Food type|All|Veg|Non-Veg|Special|All|Popular|Featured|')
})

test('pills lead to all items and to each category, also without a script [PUB-18]', () => {
  const html = render(samplePage(1))

  expect(textOf(html)).toContain('|All Items|Chaat|Breakfast|Surat Specials|')
  expect(html).toContain('<a href="#items" aria-current="true">All Items</a><a href="#c1">Chaat</a>')
  expect(html).toContain('<section id="c1"')
})

test('a card shows all that the vendor said of a dish [PUB-19] [PUB-21] [PUB-22] [PUB-23] [PUB-24] [PUB-25]', () => {
  const text = textOf(
    renderItem({
      name: 'Dahi Vada',
      description: 'Cool and a little sweet',
      preparationTime: '4',
      calories: 320,
      price: 1260.5,
      originalPrice: 1300,
    }),
  )

  expect(text).toContain('|Dahi Vada|Cool and a little sweet|4 min|320 cal|Was |₹1,300|₹1,260.50|')
})

test('the original price is struck through only when it is higher [PUB-25]', () => {
  expect(renderItem({ price: 60, originalPrice: 80 })).toMatch(/<s>.*₹80<\/s>/)
  expect(bodyOf(renderItem({ price: 60, originalPrice: 50 }))).not.toContain('<s>')
})

test('a card carries its badges, the Veg mark in words too [PUB-20]', () => {
  const text = textOf(renderItem({ isFeatured: true, isPopular: true }))

  expect(text).toContain('|Veg|Samosa|Featured|Popular|')
  expect(textOf(renderItem({ isVeg: false }))).toContain('|Non-Veg|Samosa|')
  expect(textOf(renderItem({}))).not.toMatch(/Samosa\|(Featured|Popular)/)
})

test('a dish in sizes says From and names them', () => {
  const variations = '[{"id":"a","name":"Half","price":40},{"id":"b","name":"Full","price":70}]'

  expect(textOf(renderItem({ price: 0, variations }))).toMatch(/\|Half \|₹40\|Full \|₹70\|.*\|From \|₹40\|/)
})

test('a missing time is shown as an estimate, missing calories not at all [ENT-19]', () => {
  const html = renderItem({})

  expect(html).toContain('<span class="time guess">5-10 min</span>')
  expect(textOf(html)).not.toContain(' cal')
})

test('every card can be marked as a favourite [PUB-26]', () => {
  expect(render(samplePage(3)).match(/aria-label="Favourite" aria-pressed="false"/g)).toHaveLength(30)
})

test('several categories are grouped under All Menu Items, a single one is not [PUB-27]', () => {
  expect(textOf(render(samplePage(1)))).toContain('|All Menu Items|Chaat|Veg|Pani Puri|')
  expect(textOf(renderItem({}))).not.toContain('All Menu Items')
})

test('an empty menu says so [PUB-28]', () => {
  expect(textOf(render(samplePage(0)))).toContain('|No items available|')
})

test('what is out of stock is not in the default layout, not even in its data [PUB-38]', () => {
  const html = render(
    pageOf(sampleItem({ name: 'Samosa' }), sampleItem({ name: 'Jalebi', isAvailable: false })),
  )

  expect(html).toContain('Samosa')
  expect(html).not.toContain('Jalebi')
})

test('the footer has the contacts, and the credit where the plan shows ads [PUB-30] [TPL-14]', () => {
  const footerOf = (html: string) => textOf(html).slice(textOf(html).lastIndexOf('|Ramesh Locho House|'))

  expect(footerOf(withVendor({ showAds: true }))).toContain('|+91 98250 12345|Opposite Gopi Talav, Nanpura|')
  expect(footerOf(withVendor({ showAds: true }))).toContain('|Powered by Thela|')
  expect(footerOf(withVendor({ showAds: false }))).not.toContain('Powered by')
})

test('no template, or one that is gone, is the default layout [PUB-09]', () => {
  const plain = render(samplePage(1))

  expect(render({ ...samplePage(1), template: { templateId: 'long-gone', themeIndex: 0 } })).toBe(plain)
  expect(render({ ...samplePage(1), template: { templateId: 'constructor', themeIndex: 0 } })).toBe(plain)
})

test('a theme changes the colours, and an index out of range is the first one', () => {
  const themed = (themeIndex: number) =>
    render({ ...samplePage(1), template: { templateId: 'long-gone', themeIndex } })

  expect(themed(1)).toContain('--accent:#047857')
  expect(themed(9)).toBe(themed(0))
})

test('a menu can be read, jumped through and called without any script [PUB-12]', () => {
  const html = render(samplePage(10))

  expect(html.indexOf('Pani Puri')).toBeLessThan(html.indexOf('<script type="module"'))
  expect(html).toContain('href="tel:+919825012345"')
  expect(html.match(/<script(?! type="(application\/json|application\/ld\+json)")/g)).toEqual(['<script'])
})

test('no word of a vendor can break out of the page', () => {
  const evil = `</script><script>alert(1)</script>"'&<b>`
  const html = render({
    vendor: sampleVendor({
      businessName: evil,
      tagline: evil,
      description: evil,
      address: evil,
      slug: evil,
      phone: evil,
    }),
    template: { templateId: evil, themeIndex: 0 },
    categories: [
      { id: evil, name: evil, description: evil, menuItems: [sampleItem({ name: evil, description: evil })] },
    ],
  })

  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<b>"')
  expect(html.match(/<\/script>/g)).toHaveLength(3)
})

test('the same menu is the same bytes', () => {
  expect(render(samplePage(5))).toBe(render(structuredClone(samplePage(5))))
})

test('messengers and search engines find name, address and menu', () => {
  const html = withVendor({ slug: 'श्री-गणेश', coverImageUrl: '/uploads/v/cover.webp' })
  const url = `https://thela.example/${encodeURIComponent('श्री-गणेश')}/k7m2x9p4w8qa`
  const restaurant = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')

  expect(html).toContain('<title>Ramesh Locho House – Menu</title>')
  expect(html).toContain(`<link rel="canonical" href="${url}">`)
  expect(html).toContain('<meta property="og:image" content="https://thela.example/uploads/v/cover.webp">')
  expect(restaurant).toMatchObject({ '@type': 'Restaurant', hasMenu: url, telephone: '+919825012345' })
})

test.each([
  ['invalid-url', 'Invalid URL|The business URL is not valid.', 'PUB-02'],
  ['error', 'Something went wrong|Unable to load the vendor menu. Please try again later.', 'PUB-06'],
  ['menu-not-found', '|Menu Not Found|', 'PUB-07'],
] as const)('the page for %s says %s [%s]', (problem, words, _id) => {
  expect(textOf(renderProblemPage(problem, options))).toContain(words)
})

test('during maintenance a customer is asked to come back later', () => {
  expect(textOf(renderProblemPage('maintenance', options))).toContain(
    '|The site is under maintenance. Please try again later.|',
  )
  expect(messages.maintenance).toBe('The site is under maintenance. Please try again later.')
})

test('problem pages stay out of search engines', () => {
  expect(renderProblemPage('vendor-not-found', options)).toContain('<meta name="robots" content="noindex">')
})

test('Vendor Not Found offers back, home and search [PUB-04] [PUB-05]', () => {
  const text = textOf(renderProblemPage('vendor-not-found', options))

  expect(text).toContain('|Vendor Not Found|')
  expect(text).toContain('|Go Back|Go Home|Search Vendors|')
})
