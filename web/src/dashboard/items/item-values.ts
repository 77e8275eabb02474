import { type MenuItem, NewItem } from '@thela/contract/menus/items'
import { readVariations } from '@thela/contract/menus/variations'
import { z } from 'zod'

/** What the form holds: texts as they are typed. */
export type ItemValues = {
  name: string
  categoryId: string
  price: string
  description: string
  imageUrl: string | null
  isVeg: boolean
  isAvailable: boolean
  isPopular: boolean
  isFeatured: boolean
  hasVariations: boolean
  variations: VariationValues[]
  nameEn: string
  originalPrice: string
  preparationTime: string
  calories: string
  ingredients: string
  signature: boolean
  spicy: boolean
}

type VariationValues = { id: string; name: string; price: string; description: string }

/** From what is typed to what the contract knows; its faults carry the names of the fields. */
export const TypedItem = z.custom<ItemValues>().transform(readValues).pipe(NewItem)

function readValues({ hasVariations, ...typed }: ItemValues): z.input<typeof NewItem> {
  return {
    ...typed,
    price: hasVariations ? 0 : numberIn(typed.price),
    variations: hasVariations ? typed.variations.map(readVariation) : null,
    originalPrice: numberIn(typed.originalPrice) ?? null,
    calories: numberIn(typed.calories) ?? null,
    ingredients: typed.ingredients.split(',').flatMap((name) => name.trim() || []),
  }
}

function readVariation({ price, description, ...typed }: VariationValues) {
  return { ...typed, price: numberIn(price), description: description.trim() || undefined }
}

export const numberIn = (text: string) => (text.trim() === '' ? undefined : Number(text))

export function valuesOf(item: MenuItem): ItemValues {
  const variations = readVariations(item.variations).map(({ price, description = '', ...rest }) => ({
    ...rest,
    price: String(price),
    description,
  }))

  return {
    ...item,
    description: item.description ?? '',
    price: variations.length > 0 ? '' : String(item.price),
    hasVariations: variations.length > 0,
    variations,
    nameEn: item.nameEn ?? '',
    originalPrice: textOf(item.originalPrice),
    preparationTime: item.preparationTime ?? '',
    calories: textOf(item.calories),
    ingredients: item.ingredients.join(', '),
  }
}

const textOf = (amount: number | null) => (amount === null ? '' : String(amount))

export function newItemValues(categoryId = ''): ItemValues {
  return {
    name: '',
    categoryId,
    price: '',
    description: '',
    imageUrl: null,
    isVeg: true,
    isAvailable: true,
    isPopular: false,
    isFeatured: false,
    hasVariations: false,
    variations: [],
    nameEn: '',
    originalPrice: '',
    preparationTime: '',
    calories: '',
    ingredients: '',
    signature: false,
    spicy: false,
  }
}
