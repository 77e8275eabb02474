type Flag = {
  /** For a new item; the column has the same default. */
  defaultValue: boolean
  /** Rarely used: in the form it comes last, under 'More'. */
  isDetail: boolean
}

/** The boolean fields of an item. The column has the flag's name in snake case. */
export const itemFlags = {
  /** No meat, fish or egg: `mark` says more (DEC-316). */
  isVeg: { defaultValue: true, isDetail: false },
  /** Otherwise it is 'Out of Stock' until the vendor says otherwise, and some templates hide it. */
  isAvailable: { defaultValue: true, isDetail: false },
  /** Ordered often. */
  isPopular: { defaultValue: false, isDetail: false },
  /** The vendor recommends it. */
  isFeatured: { defaultValue: false, isDetail: false },
  /** The vendor is known for it. In templates `isSignature` is this, or `isFeatured` on a menu without signature items. */
  signature: { defaultValue: false, isDetail: true },
  /** Hot. */
  spicy: { defaultValue: false, isDetail: true },
} as const satisfies Record<string, Flag>

export type ItemFlag = keyof typeof itemFlags
export const itemFlagNames = Object.keys(itemFlags) as ItemFlag[]

/** Makes an object with a value for each flag. */
export function forEachFlag<Thing>(make: (flag: Flag, name: ItemFlag) => Thing) {
  return Object.fromEntries(itemFlagNames.map((name) => [name, make(itemFlags[name], name)])) as Record<
    ItemFlag,
    Thing
  >
}

export const defaultFlags = forEachFlag(({ defaultValue }) => defaultValue)

/** Optional fields that few items have (DEC-035), with their value when missing. */
export const noDetails = {
  /** The English name, for customers who cannot read the vendor's language. */
  nameEn: null,
  /** The price before a discount: shown struck through while it is higher than the price. */
  originalPrice: null,
  /** '10-15 min'; a plain number means minutes (DEC-037). */
  preparationTime: null,
  /** In kcal. */
  calories: null,
  ingredients: [] as string[],
}

export type ItemDetail = keyof typeof noDetails
export const itemDetailNames = Object.keys(noDetails) as ItemDetail[]

/** The columns that responses contain unchanged; `variations` are sent as text (DEC-032). */
export const itemColumns = [
  'name',
  'description',
  'price',
  'imageUrl',
  ...itemFlagNames,
  'diets',
  'allergens',
  ...itemDetailNames,
] as const
