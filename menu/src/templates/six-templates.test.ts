import { describe, expect, test } from 'vitest'
import { namesIn, partOf, pressedIn, renderChosen, renderPage } from '../testing/render-template.tsx'
import { pageOf, sampleItem, samplePage, sampleVendor } from '../testing/sample-page.ts'
import { DEFAULT_LAYOUT } from './template.ts'
import { templates } from './templates.ts'

const names = {
  BasicTemplate: 'Basic',
  ModernMinimal: 'Modern Minimal',
  StreetFoodVibrant: 'Street Food Vibrant',
  digital_menuV2: 'Digital Menu V2',
  TemplateSkeleton: 'Skeleton',
  LuxuryMenuTemplate: 'Luxury',
}

const ids = Object.keys(names)
const { [DEFAULT_LAYOUT]: _, ...six } = templates

test('there are six templates, each with its documented name [TPL-01] [TPL-02]', () => {
  expect(Object.fromEntries(Object.entries(six).map(([id, { name }]) => [id, name]))).toEqual(names)
})

const vendor = sampleVendor({
  tagline: 'Since 1974',
  logoUrl: '/uploads/v/logo.webp',
  email: 'ramesh@example.com',
})
const ofVendor = (change: Partial<typeof vendor> = {}) => ({
  ...samplePage(1),
  vendor: { ...vendor, ...change },
})

/** The items of the sample that pass, in the order of the menu. */
const sampleNames = (passes: (item: ReturnType<typeof sampleItem>) => boolean) =>
  samplePage(3)
    .categories.flatMap(({ menuItems }) => menuItems)
    .filter(passes)
    .map(({ name }) => name)

describe.each(ids)('%s', (id) => {
  const isLuxury = id === 'LuxuryMenuTemplate'

  test('has logo, name, tagline, phone, location and opening hours in its header [TPL-11]', () => {
    const header = partOf(renderPage(id, ofVendor()), 'header')

    expect(header).toMatch(/class="logo"[^>]*>R<img[^>]+src="\/uploads\/v\/logo-400\.webp"/)
    expect(header).toContain('<h1>Ramesh Locho House</h1>')
    expect(header).toContain('<p>Since 1974</p>')
    expect(header).toMatch(/<a class="call" href="tel:\+919825012345">.*?\+91 98250 12345<\/a>/)
    expect(header).toMatch(/<a class="map" href="https:[^>]+>.*?Nanpura, Surat<\/a>/)
    expect(header).toMatch(/class="hours">.*?7:00 AM – 10:30 PM</)
    expect(header).toContain('aria-label="Share menu"')
    expect(header).toContain('aria-label="Show QR code"')
  })

  test('has no phone number and no way to call while the vendor hides the number', () => {
    expect(renderPage(id, ofVendor({ phone: '' }))).not.toMatch(/tel:|class="call"|98250|telephone/)
  })

  test('has the initial in its header while the vendor has no logo', () => {
    const header = partOf(renderPage(id, ofVendor({ logoUrl: null })), 'header')

    expect(header).toContain('<span class="logo" aria-hidden="true">R</span>')
  })

  test('has a tab for all items, which is chosen first, and one for each category [TPL-12] [TPL-35]', () => {
    const html = renderPage(id, samplePage(3))
    const tabs = [
      ...partOf(html, 'nav').matchAll(/<a href="#(\w+)"( aria-current="true")?>(?:<svg.*?<\/svg>)?([^<]+)/g),
    ]
    const categories = samplePage(3).categories.map(({ name }, index) => [`c${index + 1}`, undefined, name])

    expect(tabs.map(([, ...tab]) => tab)).toEqual([
      ['items', ' aria-current="true"', isLuxury ? 'Our Collection' : 'All Items'],
      ...categories,
    ])
    expect(namesIn(html)).toEqual(sampleNames(() => true))
  })

  test('shows a chosen category alone, and the first one when the chosen one is gone [TPL-12] [TPL-34]', () => {
    const { categories } = samplePage(3)
    const current = (html: string) => /aria-current="true">(?:<svg.*?<\/svg>)?([^<]+)/.exec(html)?.[1]

    const drinks = renderChosen(id, { category: categories.find(({ name }) => name === 'Drinks')?.id })
    expect(current(drinks)).toBe('Drinks')
    expect(namesIn(drinks)).toEqual(sampleNames(({ category }) => category === 'Drinks'))

    const first = renderChosen(id, { category: 'gone' })
    expect(current(first)).toBe('Chaat')
    expect(namesIn(first)).toEqual(sampleNames(({ category }) => category === 'Chaat'))
  })

  test('filters by vegetarian, by popular, and by signature or featured [TPL-13]', () => {
    const filters = [
      [{ food: 'veg' }, isLuxury ? 'Vegetarian only' : 'Veg', sampleNames(({ isVeg }) => isVeg)],
      [{ special: 'popular' }, 'Popular', sampleNames(({ isPopular }) => isPopular)],
      // The sample has no signature items, so its featured ones count as such.
      [{ special: specialOf(id) }, labelOf(specialOf(id)), sampleNames(({ isFeatured }) => isFeatured)],
    ] as const

    for (const [choice, label, expected] of filters) {
      const html = renderChosen(id, choice)
      expect(pressedIn(html)).toContain(label)
      expect(namesIn(html)).toEqual(expected)
      expect(expected.length).toBeLessThan(30)
    }
  })

  test('has contact links in its footer, and the credit if the plan shows ads [TPL-14]', () => {
    const footer = partOf(renderPage(id, ofVendor()), 'footer')

    expect(footer).toContain('<b>Ramesh Locho House</b>')
    expect(footer).toMatch(/href="tel:\+919825012345">.*?\+91 98250 12345<\/a>/)
    expect(footer).toMatch(/<a class="map" href="https:[^>]+>.*?Opposite Gopi Talav, Nanpura<\/a>/)
    expect(footer).toContain('<a class="mail" href="mailto:ramesh@example.com">ramesh@example.com</a>')
    expect(footer).toContain('<a class="powered-by" href="/">Powered by Thela</a>')
    expect(partOf(renderPage(id, ofVendor({ showAds: false })), 'footer')).not.toContain('Powered by')
  })

  test('has a splash with logo, name and tagline for 1.5 to 3 seconds [TPL-10] [CONST-22]', () => {
    const html = renderPage(id, ofVendor())
    const { splashMs } = JSON.parse(/id="page">(.*?)<\/script>/.exec(html)?.[1] ?? '')

    expect(html).toMatch(
      /<div class="splash" aria-hidden="true"><span class="logo"[^>]*>R<img[^>]*><\/span><b>Ramesh Locho House<\/b><span>Since 1974<\/span><\/div>/,
    )
    expect(splashMs).toBeGreaterThanOrEqual(1500)
    expect(splashMs).toBeLessThanOrEqual(3000)
    expect(splashMs === 3000).toBe(isLuxury)
  })

  test('has a text for an empty menu and one for a search without a match [TPL-18] [TPL-19]', () => {
    expect(renderPage(id, samplePage(0))).toContain('<p class="empty">No menu items available</p>')

    expect(renderChosen(id, { search: ' pizza ' })).toContain(
      '<div id="items" class="list"><p class="empty">No items found</p><div class="no-match"><p>Nothing for ‘pizza’</p><button type="button">Show the whole menu</button></div></div>',
    )
  })
})

test.each(ids.filter((id) => id !== 'LuxuryMenuTemplate'))(
  '%s also filters by non-vegetarian [TPL-13]',
  (id) => {
    const html = renderChosen(id, { food: 'nonveg' })

    expect(pressedIn(html)).toContain('Non-Veg')
    expect(namesIn(html)).toEqual(sampleNames(({ isVeg }) => !isVeg))
  },
)

test.each(['BasicTemplate', 'ModernMinimal', 'StreetFoodVibrant', 'digital_menuV2'])(
  '%s shows what is sold out as Out of Stock, and it cannot be opened [TPL-17]',
  (id) => {
    const html = renderPage(id, pageOf(sampleItem(), sampleItem({ name: 'Jalebi', isAvailable: false })))

    expect(html).toMatch(/<button type="button" class="name">Samosa<\/button>/)
    expect(html).toContain('<b class="name">Jalebi</b>')
    expect(html.match(/<em class="badge sold-out">Out of Stock<\/em>/g)).toHaveLength(1)
  },
)

test.each(['TemplateSkeleton', 'LuxuryMenuTemplate'])('%s hides what is sold out [TPL-17]', (id) => {
  const html = renderPage(id, pageOf(sampleItem(), sampleItem({ name: 'Jalebi', isAvailable: false })))

  expect(namesIn(html)).toEqual(['Samosa'])
  expect(html).not.toContain('Jalebi')
})

test.each([...ids, DEFAULT_LAYOUT])(
  '%s says what is sold out today, and it cannot be opened [QUICK-08]',
  (id) => {
    const jalebi = sampleItem({ name: 'Jalebi', isAvailable: false, isSoldOutToday: true })
    const html = renderPage(id, pageOf(sampleItem(), jalebi))

    expect(html).toContain('<b class="name">Jalebi</b>')
    expect(html.match(/<em class="badge sold-out">Sold out today<\/em>/g)).toHaveLength(1)
    expect(html).not.toContain('Out of Stock')
  },
)

test('the default layout has no splash', () => {
  const html = renderPage(DEFAULT_LAYOUT)

  expect(html).not.toContain('class="splash"')
  expect(html).toContain('"splashMs":0')
})

const specialOf = (id: string) =>
  ['BasicTemplate', 'LuxuryMenuTemplate'].includes(id) ? ('signature' as const) : ('featured' as const)

const labelOf = (special: 'signature' | 'featured') => (special === 'signature' ? 'Signature' : 'Featured')
