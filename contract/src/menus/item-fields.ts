// Without zod: the menu's page may import this list.

type Flag = {
  /** In the item's form. */
  label: string
  /** For a new item; the column has the same default. */
  defaultValue: boolean
  /** Few items have it: in the form it stands under 'More details'. */
  isDetail: boolean
}

/** What is true of an item or not. The column has the flag's name in snake case. */
export const itemFlags = {
  /** No meat, fish or egg: the green dot beside the name, else the red triangle. */
  isVeg: { label: 'Vegetarian', defaultValue: true, isDetail: false },
  /** Can be had today; else it is 'Out of Stock', which some templates leave out. */
  isAvailable: { label: 'Available', defaultValue: true, isDetail: false },
  /** Many order it. */
  isPopular: { label: 'Popular', defaultValue: false, isDetail: false },
  /** The vendor recommends it. */
  isFeatured: { label: 'Featured', defaultValue: false, isDetail: false },
  /** The stall is known for it. The `isSignature` of templates is this, or `isFeatured` on a menu without signature dishes. */
  signature: { label: 'Signature dish', defaultValue: false, isDetail: true },
  /** Hot. */
  spicy: { label: 'Spicy', defaultValue: false, isDetail: true },
} as const satisfies Record<string, Flag>

export type ItemFlag = keyof typeof itemFlags
export const itemFlagNames = Object.keys(itemFlags) as ItemFlag[]

/** One thing for each flag. */
export function forEachFlag<Thing>(make: (flag: Flag, name: ItemFlag) => Thing) {
  return Object.fromEntries(itemFlagNames.map((name) => [name, make(itemFlags[name], name)])) as Record<
    ItemFlag,
    Thing
  >
}

export const defaultFlags = forEachFlag(({ defaultValue }) => defaultValue)

/** What few items say of themselves (DEC-035), with the value of one that does not. */
export const noDetails = {
  /** The name again, for those who cannot read it in the vendor's language. */
  nameEn: null,
  /** Before a reduction: shown crossed out while it is higher than the price. */
  originalPrice: null,
  /** '10-15 min'; a plain number means minutes (DEC-037). */
  preparationTime: null,
  /** In kcal. */
  calories: null,
  ingredients: [] as string[],
}

export type ItemDetail = keyof typeof noDetails
export const itemDetailNames = Object.keys(noDetails) as ItemDetail[]

/** What an answer says of an item as it stands in its column; `variations` travel as text (DEC-032). */
export const itemColumns = [
  'name',
  'description',
  'price',
  'imageUrl',
  ...itemFlagNames,
  ...itemDetailNames,
] as const
