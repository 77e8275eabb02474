import type { MenuPage, PublicCategory, PublicMenuItem, PublicVendor } from '@thela/contract/menus/page-data'
import type { Variation } from '@thela/contract/menus/variation'
import { displayPrice, readVariations } from '@thela/contract/menus/variations'
import { initialOf } from '@thela/contract/values/initial-of'
import { DEFAULT_TAGLINE } from '@thela/contract/values/product'
import type { OpeningHours } from '@thela/contract/vendors/open-state'
import { callUrl, mapUrl } from './contact-urls.ts'
import { words } from './words.ts'

/** The element that holds all items; give it a scroll-margin-top as high as what sticks above it. */
export const LIST_ID = 'items'

/** A vendor as templates show them: aliases and defaults filled in. */
export type VendorView = PublicVendor & {
  logo: string | null
  /** Shown when there is no logo. */
  initial: string
  /** 'Adajan, Surat' */
  place: string
  /** '9:00 AM – 10:30 PM', when both ends are known; a few words when they differ by weekday or the stall is closed today. */
  hours: string | null
  callUrl: string | null
  mapUrl: string | null
  /** The name in the credit, or null when the vendor's plan shows none (DEC-098). */
  poweredBy: string | null
}

/** An item as templates show it: both names of each field (DEC-038), prices worked out, defaults filled in. */
export type ItemView = Omit<PublicMenuItem, 'variations' | 'preparationTime'> & {
  categoryId: string
  originalCategory: string
  desc: string | null
  veg: boolean
  isSignature: boolean
  /** True when the price shown is only the lowest of several. */
  isFrom: boolean
  /** The original price, only when it is higher than the price. */
  wasPrice: number | null
  /** With the language of a name that fell back to another one. */
  variations: (Variation & { lang?: string })[]
  /** Empty when nobody gave one and the vendor wants no default (DEC-237). */
  time: string
  /** The time is our default, not given by the vendor: show it as an estimate (DEC-036). */
  isTimeEstimated: boolean
}

export type CategoryGroup = 'snacks' | 'drinks' | 'mains'

export type CategoryView = {
  id: string
  name: string
  nameLang?: string
  description: string | null
  descriptionLang?: string
  /** Id of the section in the page, so that tabs work as plain links. */
  anchor: string
  group: CategoryGroup
  items: ItemView[]
}

/** A category with those of its items that are shown. */
export type Section = { category: CategoryView; items: ItemView[] }

export type MenuView = { vendor: VendorView; categories: CategoryView[] }

type ViewOptions = {
  siteName: string
  preparationTime: string
  /** Invented calories and ratings are shown with sample dishes only, never on a live menu (DEC-036). */
  isSample?: boolean
}

export function makeView(page: MenuPage, options: ViewOptions): MenuView {
  const { showEstimatedTime } = page.vendor
  const hasSignatures = page.categories.some((category) => category.menuItems.some((item) => item.signature))

  return {
    vendor: viewVendor(page.vendor, options.siteName),
    categories: page.categories.map((category, index) => ({
      ...category,
      anchor: `c${index + 1}`,
      group: classifyCategory(category.name),
      items: category.menuItems.map((item) =>
        viewItem(item, category, { ...options, showEstimatedTime, hasSignatures }),
      ),
    })),
  }
}

function viewVendor(vendor: PublicVendor, siteName: string): VendorView {
  return {
    ...vendor,
    tagline: taglineOf(vendor),
    logo: vendor.logoUrl,
    initial: initialOf(vendor.businessName),
    place: [vendor.area, vendor.city].filter(Boolean).join(', '),
    hours: hoursOf(vendor),
    callUrl: callUrl(vendor),
    mapUrl: mapUrl(vendor),
    poweredBy: vendor.showAds ? siteName : null,
  }
}

/** The server fills in the default, which every language says in its own words. */
export const taglineOf = ({ tagline }: PublicVendor) =>
  tagline && tagline !== DEFAULT_TAGLINE ? tagline : words.tagline

/** The same for everybody who reads the page: whether the stall is open now is worked out on the phone. */
export function hoursOf({ openingTime, closingTime, weekHours, closedUntil }: OpeningHours) {
  if (closedUntil) return words.closedToday
  if (weekHours) return words.openingHours
  return openingTime && closingTime ? `${clockTime(openingTime)} – ${clockTime(closingTime)}` : null
}

/** '17:30' → '5:30 PM' */
export function clockTime(stored: string) {
  const hour = Number.parseInt(stored, 10)
  return words.clock(hour, (hour % 12 || 12) + stored.slice(2))
}

type ItemOptions = ViewOptions & { showEstimatedTime: boolean; hasSignatures: boolean }

function viewItem(item: PublicMenuItem, category: PublicCategory, options: ItemOptions): ItemView {
  const { price, isFrom } = displayPrice(item)
  const categoryName = item.category || category.name || words.other

  return {
    ...item,
    categoryId: category.id,
    category: categoryName,
    originalCategory: categoryName,
    desc: item.description,
    veg: item.isVeg,
    isSignature: options.hasSignatures ? item.signature : item.isFeatured,
    price,
    isFrom,
    wasPrice: item.originalPrice !== null && item.originalPrice > price ? item.originalPrice : null,
    variations: readVariations(item.variations),
    time: inMinutes(item.preparationTime ?? (options.showEstimatedTime ? options.preparationTime : '')),
    isTimeEstimated: !item.preparationTime,
    calories: item.calories ?? (options.isSample ? 300 : null),
    rating: item.rating ?? (options.isSample ? 4.5 : null),
  }
}

/** A plain number is minutes (DEC-037). */
function inMinutes(time: string) {
  const number = /^(\d+|[\d-]+(?= min))( min)?$/.exec(time.trim())?.[1]
  return number ? words.minutes(number) : time
}

const groupWords: [CategoryGroup, RegExp][] = [
  ['snacks', /snack|chaat|appetizer|starter/i],
  ['drinks', /drink|beverage|juice/i],
]

/** Drives icons and grouping only: the vendor's own category name always shows (DEC-039). */
export function classifyCategory(categoryName: string): CategoryGroup {
  return groupWords.find(([, pattern]) => pattern.test(categoryName))?.[0] ?? 'mains'
}
