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

/** The body of the page without its data. */
const bodyOf = (html: string) =>
  html.slice(html.indexOf('<body>'), html.indexOf('<script type="application/json"'))

/** The visible text, with a bar in place of tags. */
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

test('a logo replaces the initial [PUB-13]', () => {
  expect(withVendor({ logoUrl: '/uploads/v/logo.webp' })).toMatch(
    /class="logo".*?src="\/uploads\/v\/logo-400\.webp"/,
  )
})

test('only a vendor with a QR image has a QR button [PUB-14]', () => {
  expect(bodyOf(withVendor({}))).toContain('Show QR code')
  expect(bodyOf(withVendor({ qrCodeUrl: null }))).not.toContain('Show QR code')
})

test('banners stand before the first item, after half of the items and after the last, and nowhere without ads [PUB-15]', () => {
  const places = (html: string) =>
    [...bodyOf(html).matchAll(/data-ad="(\w+)"|class="name"/g)].map(([, place = 'item']) => place)
  const items = (count: number) => Array(count).fill('item')

  expect(places(withVendor({ showAds: true }))).toEqual([
    'top',
    ...items(10),
    'middle',
    ...items(10),
    'bottom',
    'floating',
  ])
  expect(places(withVendor({ showAds: false }))).toEqual(items(20))
})

test('there are filters for food type and specials [PUB-16] [PUB-17]', () => {
  expect(textOf(render(samplePage(3)))).toContain('|Food type|All|Veg|Non-Veg|Special|All|Popular|Featured|')
})

test('pills link to all items and to each category, even without JavaScript [PUB-18]', () => {
  const html = render(samplePage(1))

  const names = samplePage(1).categories.map(({ name }) => name)
  expect(textOf(html)).toContain(`|All Items|${names.join('|')}|`)
  expect(html).toContain('<a href="#items" aria-current="true">All Items</a><a href="#c1">Chaat</a>')
  expect(html).toContain('<section id="c1"')
})

const dahiVada = {
  name: 'Dahi Vada',
  description: 'Cool and a little sweet',
  preparationTime: '4',
  calories: 320,
  price: 1260.5,
}

test('a card shows name, description and preparation time in minutes [PUB-19] [PUB-21] [PUB-22]', () => {
  expect(textOf(renderItem(dahiVada))).toContain('|Dahi Vada|Cool and a little sweet|4 min|')
})

test('a card shows calories and price [PUB-23] [PUB-24]', () => {
  expect(textOf(renderItem(dahiVada))).toContain('|320 cal|₹1,260.50|')
})

test('all details of an item are in one card, in this order', () => {
  const text = textOf(renderItem({ ...dahiVada, originalPrice: 1300 }))

  expect(text).toContain('|Dahi Vada|Cool and a little sweet|4 min|320 cal|Was |₹1,300|₹1,260.50|')
})

test('the original price is struck through only when it is higher [PUB-25]', () => {
  expect(renderItem({ price: 60, originalPrice: 80 })).toMatch(/<s>.*₹80<\/s><b>₹60<\/b>/)
  for (const originalPrice of [50, 60, null])
    expect(bodyOf(renderItem({ price: 60, originalPrice }))).not.toContain('<s>')
})

test('a card shows its badges and the Veg mark as text [PUB-20]', () => {
  const text = textOf(renderItem({ isFeatured: true, isPopular: true }))

  expect(text).toContain('|Veg|Samosa|Featured|Popular|')
  expect(textOf(renderItem({ isVeg: false }))).toContain('|Non-Veg|Samosa|')
  expect(textOf(renderItem({}))).not.toMatch(/Samosa\|(Featured|Popular)/)
})

test('a card has the mark of an egg dish as text, and none of a dish without a mark [DIET-01]', () => {
  expect(textOf(renderItem({ isVeg: false, mark: 'egg' }))).toContain('|Egg|Samosa|')
  const unmarked = renderItem({ isVeg: false, mark: null })
  expect(unmarked).toContain('<i class="veg none"><span class="sr"></span></i>')
  expect(textOf(unmarked)).not.toMatch(/Veg|Egg/)
})

test('the filter says that egg counts as non-veg on a menu that has eggs [DIET-01]', () => {
  expect(textOf(renderItem({ isVeg: false, mark: 'egg' }))).toContain('|Non-Veg + Egg|')
  expect(textOf(renderItem({ isVeg: false }))).toContain('|Non-Veg|')
})

test('a card has its diets as text, and what a dish contains is listed for those without JavaScript [DIET-02]', () => {
  const html = renderItem({ name: 'Lassi & co', diets: ['jain', 'vegan'], allergens: ['milk', 'treeNuts'] })
  expect(textOf(html)).toContain('|Lassi &amp; co|Jain|Vegan|')
  expect(html).toMatch(
    /<noscript>.*These marks are the stall’s own words\..*<dt>Lassi &amp; co<\/dt><dd>Contains: milk, tree nuts<\/dd>.*<\/noscript>/,
  )
  expect(bodyOf(html)).toContain('Diets and allergens</button>')
})

test('a menu on which nothing is marked has no byte of diets and allergens [DIET-02]', () => {
  expect(renderItem({})).not.toMatch(/diet|allergen|<noscript>/i)
})

test('an item with variations shows From and lists them', () => {
  const variations = '[{"id":"a","name":"Half","price":40},{"id":"b","name":"Full","price":70}]'

  expect(textOf(renderItem({ price: 0, variations }))).toMatch(/\|Half \|₹40\|Full \|₹70\|.*\|From \|₹40\|/)
})

test('a missing time is shown as an estimate, and missing calories are not shown [ENT-19]', () => {
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

test('an empty menu shows No items available [PUB-28]', () => {
  expect(textOf(render(samplePage(0)))).toContain('|No items available|')
})

test('items out of stock are not in the default layout, and not in its data [PUB-38]', () => {
  const html = render(
    pageOf(sampleItem({ name: 'Samosa' }), sampleItem({ name: 'Jalebi', isAvailable: false })),
  )

  expect(html).toContain('Samosa')
  expect(html).not.toContain('Jalebi')
})

test('the footer has the contacts, and the credit if the plan shows ads [PUB-30]', () => {
  const footerOf = (html: string) => /<footer>.*<\/footer>/s.exec(bodyOf(html))?.[0] ?? ''
  const withAds = footerOf(withVendor({ showAds: true }))
  const withoutAds = footerOf(withVendor({ showAds: false }))

  for (const footer of [withAds, withoutAds])
    for (const part of ['Ramesh Locho House</b>', '+91 98250 12345</a>', 'Opposite Gopi Talav, Nanpura</a>'])
      expect(footer).toContain(part)
  expect(withAds).toContain('Powered by Thela</a>')
  expect(withoutAds).not.toContain('Powered by')
})

test('a menu without a template, or whose template does not exist, uses the default layout [PUB-09]', () => {
  const plain = render({ ...samplePage(1), template: null })

  expect(plain).toContain('"templateId":"default-layout"')
  expect(textOf(plain)).toContain('|All Menu Items|')
  expect(render({ ...samplePage(1), template: { templateId: 'long-gone', themeIndex: 0 } })).toBe(plain)
  expect(render({ ...samplePage(1), template: { templateId: 'constructor', themeIndex: 0 } })).toBe(plain)
})

test('a theme changes the colours, and an index out of range uses the first theme', () => {
  const themed = (themeIndex: number) =>
    render({ ...samplePage(1), template: { templateId: 'long-gone', themeIndex } })

  expect(themed(1)).toContain('--accent:#047857')
  expect(themed(9)).toBe(themed(0))
})

test('reading, category links and calling work without JavaScript [PUB-12]', () => {
  const html = render(samplePage(10))

  expect(html.indexOf('Pani Puri')).toBeLessThan(html.indexOf('<script type="module"'))
  expect(html).toContain('href="tel:+919825012345"')
  expect(html.match(/<script(?! type="(application\/json|application\/ld\+json)")/g)).toEqual(['<script'])
})

test('no text of a vendor can inject HTML into the page', () => {
  const malicious = `</script><script>alert(1)</script>"'&<b>`
  const html = render({
    vendor: sampleVendor({
      businessName: malicious,
      tagline: malicious,
      description: malicious,
      address: malicious,
      slug: malicious,
      phone: malicious,
    }),
    template: { templateId: malicious, themeIndex: 0 },
    categories: [
      {
        id: malicious,
        name: malicious,
        description: malicious,
        menuItems: [sampleItem({ name: malicious, description: malicious })],
      },
    ],
  })

  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<b>"')
  expect(html.match(/<\/script>/g)).toHaveLength(3)
})

test('the same menu always renders to the same HTML', () => {
  expect(render(samplePage(5))).toBe(render(structuredClone(samplePage(5))))
})

test('the page has metadata for messengers and search engines', () => {
  const html = withVendor({ slug: 'श्री-गणेश', coverImageUrl: '/uploads/v/cover.webp' })
  const url = `https://thela.example/${encodeURIComponent('श्री-गणेश')}/k7m2x9p4w8qa`
  const restaurant = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')

  expect(html).toContain('<title>Ramesh Locho House – Menu</title>')
  expect(html).toContain(`<link rel="canonical" href="${url}">`)
  expect(html).toContain('<meta property="og:image" content="https://thela.example/uploads/v/cover.webp">')
  expect(restaurant).toMatchObject({ '@type': 'Restaurant', hasMenu: url, telephone: '+919825012345' })
})

test('a wrong slug is explained: Invalid URL [PUB-02]', () => {
  expect(textOf(renderProblemPage('invalid-url', options))).toContain(
    '|Invalid URL|The business URL is not valid.|Go Home|Search Vendors|',
  )
})

test('any other error is explained: Something went wrong [PUB-06]', () => {
  expect(textOf(renderProblemPage('error', options))).toContain(
    '|Something went wrong|Unable to load the vendor menu. Please try again later.|Go Home|',
  )
})

test('missing vendor data is explained: Menu Not Found [PUB-07]', () => {
  const html = renderProblemPage('menu-not-found', options)

  expect(html).toContain('<title>Menu Not Found – Thela</title>')
  expect(textOf(html)).toContain('|Menu Not Found|There is no menu at this address.|Go Home|Search Vendors|')
})

test('the maintenance page asks the customer to try again later', () => {
  expect(textOf(renderProblemPage('maintenance', options))).toContain(
    '|The site is under maintenance. Please try again later.|',
  )
  expect(messages.maintenance).toBe('The site is under maintenance. Please try again later.')
})

test('problem pages are not indexed by search engines', () => {
  expect(renderProblemPage('vendor-not-found', options)).toContain('<meta name="robots" content="noindex">')
})

test('Vendor Not Found offers back, home and search [PUB-04] [PUB-05]', () => {
  const html = renderProblemPage('vendor-not-found', options)

  expect(html).toContain('<title>Vendor Not Found – Thela</title>')
  expect(html).toContain('<h1>Vendor Not Found</h1>')
  expect(html).toContain(
    '<nav><a href="/" data-back>Go Back</a><a href="/">Go Home</a><a href="/search">Search Vendors</a></nav>',
  )
})

test('the FSSAI number stands after the menu in the words of its language, and costs a menu without one nothing [DIET-03]', () => {
  const vendor = sampleVendor({ fssaiNumber: '10721031000123' })
  const html = render(samplePage(1, { vendor }))
  expect(html).toContain('</footer>')
  expect(
    html.indexOf('<aside class="licence" aria-label="FSSAI">FSSAI Lic. No. 10721031000123</aside>'),
  ).toBeGreaterThan(html.indexOf('</footer>'))
  expect(render(samplePage(1))).not.toContain('licence')
})
