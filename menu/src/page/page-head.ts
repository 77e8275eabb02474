import type { MenuPage, PublicVendor } from '@thela/contract/menus/page-data'
import { callUrl } from '../app/contact-urls.ts'
import { taglineOf } from '../app/view-model.ts'
import { type PageWords, pageWordsIn } from './all-words.ts'
import { escapeHtml, escapeJson } from './escape.ts'
import { alternateLinks, type PageLanguages, urlIn } from './language-switch.ts'
import { groupDays } from './week-hours.ts'

type Parts = { origin: string; barColour: string; styles: string; languages: PageLanguages }

/** The text that paints comes first; what robots and messengers read comes after the styles. */
export function pageHead(page: MenuPage, { origin, barColour, styles, languages }: Parts) {
  const { vendor } = page
  const canonical = `${origin}/${encodeURIComponent(vendor.slug)}/${vendor.id}`
  const url = urlIn(languages.language, canonical, languages)
  const picture = absolute(vendor.coverImageUrl ?? vendor.logoUrl, origin)
  const words = pageWordsIn(languages.language)
  const title = words.title(vendor.businessName)
  const description = vendor.description ?? describe(page, words)

  return [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="theme-color" content="${barColour}">`,
    waitForFirstScreen(page),
    `<style>${styles}</style>`,
    // For search engines and for messengers.
    `<meta name="description" property="og:description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    alternateLinks(canonical, languages),
    `<link rel="icon" href="${escapeHtml(vendor.logoUrl ?? '/favicon.svg')}">`,
    property('og:type', 'website'),
    property('og:title', title),
    property('og:url', url),
    picture ? property('og:image', picture) : '',
    `<script type="application/ld+json">${escapeJson(restaurant(page, url, picture))}</script>`,
  ].join('')
}

/** So many items fill the first screen of any phone, in any template. */
const FIRST_SCREEN_ITEMS = 12
/** Waiting for more items would delay the first paint too much. */
const MAX_AWAITED_ITEMS = 250

/** The browser paints once this part of the page has arrived: painted in small pieces, the layout would shift. */
function waitForFirstScreen({ categories }: MenuPage) {
  let itemCount = 0
  let last = ''
  for (const [index, { menuItems }] of categories.entries()) {
    itemCount += menuItems.length
    if (itemCount > MAX_AWAITED_ITEMS) break
    if (menuItems.length > 0) last = `c${index + 1}`
    if (itemCount >= FIRST_SCREEN_ITEMS) break
  }
  return last && `<link rel="expect" href="#${last}" blocking="render">`
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`

const absolute = (url: string | null, origin: string) => (url?.startsWith('/') ? origin + url : url)

function describe({ vendor, categories }: MenuPage, { description }: PageWords) {
  const { businessName: name, area, city } = vendor
  const names = categories.slice(0, 5).map((category) => category.name)
  return description({ name, area, city, offer: names.join(', '), tagline: taglineOf(vendor) })
}

/** Name, address and hours; search engines read the items from the page itself. */
function restaurant({ vendor }: MenuPage, url: string, image: string | null) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: vendor.businessName,
    image: image ?? undefined,
    url,
    hasMenu: url,
    telephone: callUrl(vendor)?.slice('tel:'.length),
    servesCuisine: vendor.cuisine ?? undefined,
    priceRange: vendor.priceRange ?? undefined,
    ...hoursOf(vendor),
    address: {
      '@type': 'PostalAddress',
      streetAddress: vendor.address ?? vendor.area,
      addressLocality: vendor.city,
      addressRegion: vendor.state,
      addressCountry: vendor.country,
    },
  }
}

/** One line for hours that are the same every day, which is the shortest that search engines read (DEC-315). */
function hoursOf({ openingTime, closingTime, weekHours }: PublicVendor) {
  if (weekHours) return { openingHoursSpecification: groupDays(weekHours).flatMap(specificationOf) }
  return openingTime && closingTime ? { openingHours: `Mo-Su ${openingTime}-${closingTime}` } : {}
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Around the clock is from midnight to the last minute; a day that is closed is left out. */
function specificationOf({ days, spans }: ReturnType<typeof groupDays>[number]) {
  return spans.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => weekdays[day]),
    opens: opens === closes ? '00:00' : opens,
    closes: opens === closes ? '23:59' : closes,
  }))
}
