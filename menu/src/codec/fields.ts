import type { PublicCategory, PublicMenuItem, PublicVendor } from '@thela/contract/menus/page-data'
import { DEFAULT_TAGLINE } from '@thela/contract/values/product'

/** The languages of texts that fell back to another one: rarely there, and sent as they are. */
export const textLanguages = ['nameLang', 'descriptionLang'] as const
type TextLanguage = (typeof textLanguages)[number]

/**
 * How each field of an item is encoded: a number is its bit in the item's flags, 0 a column of its own, and anything
 * else the value that is left out. A field that is missing here does not compile.
 */
export const itemFields = {
  id: 0,
  name: 0,
  description: 0,
  category: 0,
  price: 0,
  isVeg: 1,
  isAvailable: 2,
  // 4 is HAS_DESCRIPTION.
  isPopular: 8,
  isFeatured: 16,
  signature: 32,
  spicy: 64,
  isSoldOutToday: 128,
  // In the flags too: 'veg' is isVeg, and 'nonveg' is none of these bits.
  mark: 0,
  nameEn: null,
  originalPrice: null,
  imageUrl: null,
  preparationTime: null,
  calories: null,
  diets: [],
  allergens: [],
  ingredients: [],
  rating: null,
  variations: null,
} satisfies { [Field in Exclude<keyof PublicMenuItem, TextLanguage>]: Encoding<PublicMenuItem[Field]> }

type Encoding<Value> = Value extends boolean
  ? number
  : 0 | (Value extends unknown[] ? [] : Extract<Value, null>)

/** The bit of items whose description follows their name among the texts. */
export const HAS_DESCRIPTION = 4

/** The bits of items that are marked as egg, and of those without a mark: the highest ones. */
export const IS_EGG = 256
export const IS_UNMARKED = 512

/** The position of each field in the row of a category; its id is among all ids. */
export const categoryFields = {
  name: 0,
  menuItems: 1,
  description: 2,
} as const satisfies Record<Exclude<keyof PublicCategory, TextLanguage | 'id'>, number>

/** Of the items only the count is sent. */
type CategoryRow = [
  name: string,
  itemCount: number,
  description?: string | null,
  languages?: Pick<PublicCategory, TextLanguage>,
]

/** Fields that are sent only when a vendor filled them in, with their value otherwise; all other fields are always sent. */
export const vendorDefaults = {
  tagline: DEFAULT_TAGLINE,
  description: null,
  address: null,
  email: null,
  cuisine: null,
  priceRange: null,
  openingTime: null,
  closingTime: null,
  weekHours: null,
  closedUntil: null,
  fssaiNumber: null,
  logoUrl: null,
  coverImageUrl: null,
  qrCodeUrl: null,
  showEstimatedTime: true,
  orderSlip: false,
  whatsappNumber: null,
  upiAddress: null,
} satisfies Record<NullableField<PublicVendor>, null> & Partial<PublicVendor>

type NullableField<Thing> = {
  [Field in keyof Thing]: null extends Thing[Field] ? Field : never
}[keyof Thing]

type FieldWith<Kind> = {
  [Field in keyof typeof itemFields]: (typeof itemFields)[Field] extends Kind ? Field : never
}[keyof typeof itemFields]

/** Fields that few items have, or that no list shows. */
export type RareField = FieldWith<null | never[]>

/** Categories in columns: the same kind of thing side by side compresses best. Items are counted across categories. */
export type PackedMenu = {
  categories: CategoryRow[]
  /** Of the categories and then of the items, all equally long, so that nothing has to stand between them. */
  ids: string
  prices: number[]
  flags: number[]
  rare: Record<number, Partial<Pick<PublicMenuItem, RareField | TextLanguage>>>
}

type OptionalField = keyof typeof vendorDefaults
export type PackedVendor = Omit<PublicVendor, OptionalField> & Partial<Pick<PublicVendor, OptionalField>>
