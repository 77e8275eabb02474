import { nothingSaid } from '@thela/contract/menus/diets'
import { defaultFlags, noDetails } from '@thela/contract/menus/item-fields'
import type { MenuPage, PublicMenuItem, PublicVendor } from '@thela/contract/menus/page-data'
import dishes from './dishes.json' with { type: 'json' }

const notVeg = /chicken|mutton|fish|egg|kheema|omelette|galouti|reshmi|tangdi/i

/** A menu of real dishes, the same every time: so many from each of ten categories. */
export function samplePage(itemsPerCategory: number, change: Partial<MenuPage> = {}): MenuPage {
  const categories = Object.entries(dishes).map(([name, rows], category) => ({
    id: sampleId(category + 1000),
    name,
    description: null,
    menuItems: rows.slice(0, itemsPerCategory).map(([dish, description, price], index) =>
      sampleItem({
        id: sampleId(category * 20 + index),
        name: String(dish),
        description: String(description),
        price: Number(price),
        category: name,
        isVeg: !notVeg.test(String(dish)),
        isPopular: (category + index) % 6 === 0,
        isFeatured: (category + index) % 9 === 0,
      }),
    ),
  }))

  return { vendor: sampleVendor(), template: null, categories, ...change }
}

export const sampleVendor = (change: Partial<PublicVendor> = {}): PublicVendor => ({
  id: 'k7m2x9p4w8qa',
  name: 'Ramesh Patel',
  businessName: 'Ramesh Locho House',
  vendorName: 'ramesh-locho-house-4821',
  slug: 'ramesh-locho-house',
  description: null,
  tagline: 'Delicious food, great service',
  address: 'Opposite Gopi Talav, Nanpura',
  phone: '+91 98250 12345',
  email: null,
  country: 'India',
  state: 'Gujarat',
  city: 'Surat',
  area: 'Nanpura',
  cuisine: 'Indian',
  priceRange: '$',
  openingTime: '07:00',
  closingTime: '22:30',
  weekHours: null,
  closedUntil: null,
  fssaiNumber: null,
  logoUrl: null,
  coverImageUrl: null,
  qrCodeUrl: '/uploads/qr/k7m2x9p4w8qa.png',
  publicUrl: 'https://thela.example/ramesh-locho-house/k7m2x9p4w8qa',
  showAds: true,
  showEstimatedTime: true,
  orderSlip: false,
  whatsappNumber: null,
  upiAddress: null,
  ...change,
})

export const sampleItem = (change: Partial<PublicMenuItem> = {}): PublicMenuItem => ({
  id: 'item-1',
  name: 'Samosa',
  description: null,
  category: 'Snacks',
  price: 20,
  imageUrl: null,
  ...defaultFlags,
  mark: change.isVeg === false ? 'nonveg' : 'veg',
  isSoldOutToday: false,
  ...nothingSaid,
  ...noDetails,
  rating: null,
  variations: null,
  ...change,
})

/** One category with these items. */
export const pageOf = (...items: PublicMenuItem[]): MenuPage => ({
  vendor: sampleVendor(),
  template: null,
  categories: [{ id: 'category-1', name: 'Snacks', description: null, menuItems: items }],
})

/** Twelve characters without look-alikes, as random to a compressor as the real ones. */
function sampleId(seed: number) {
  const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
  let state = Math.imul(seed + 1, 2654435761) >>> 0

  return Array.from({ length: 12 }, () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return alphabet[(state >>> 8) % alphabet.length]
  }).join('')
}
