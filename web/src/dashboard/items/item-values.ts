import { type Allergen, type Diet, nothingSaid } from '@thela/contract/menus/diets'
import { defaultFlags, type ItemDetail, type ItemFlag } from '@thela/contract/menus/item-fields'
import type { ItemMark } from '@thela/contract/menus/item-marks'
import { type MenuItem, NewItem } from '@thela/contract/menus/items'
import { readVariations } from '@thela/contract/menus/variations'
import type { LanguageCode } from '@thela/contract/values/languages'
import * as words from '@thela/words/dashboard/items-form'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import {
  changedTranslations,
  type TranslationValues,
  translationValues,
} from '../menu-languages/translation-values.ts'
import { namesOfVariation, readTranslations } from './item-translations.ts'

/** What the form holds: texts as they are typed. */
export type ItemValues = Record<Exclude<ItemFlag, 'isVeg'>, boolean> &
  Record<ItemDetail, string> & {
    name: string
    categoryId: string
    price: string
    description: string
    imageUrl: string | null
    /** Null until one is chosen. */
    mark: ItemMark | null
    diets: Diet[]
    allergens: Allergen[]
    /** Empty for an item with one price. */
    variations: VariationValues[]
    translations: TranslationValues
  }

type VariationValues = {
  id: string
  name: string
  price: string
  description: string
  /** Its name by language. */
  translations: Record<string, string>
}

export type ItemFormState = UseFormReturn<ItemValues, unknown, NewItem>

/** From form values to the contract's input; errors carry the names of the fields. */
export const ItemFormSchema = z.custom<ItemValues>().transform(readValues).pipe(NewItem)

/** Nothing is assumed of a new item: the vendor says which mark it has (DEC-316). */
export const NewItemFormSchema = z
  .custom<ItemValues>()
  .transform(readValues)
  .pipe(
    NewItem.refine(({ mark }) => mark != null, {
      path: ['mark'],
      message: words.chooseMark,
      // Reported together with the errors of other fields.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

function readValues(typed: ItemValues): z.input<typeof NewItem> {
  const hasVariations = typed.variations.length > 0

  return {
    ...typed,
    price: hasVariations ? 0 : parseNumber(typed.price),
    variations: hasVariations ? typed.variations.map(readVariation) : null,
    originalPrice: parseNumber(typed.originalPrice) ?? null,
    calories: parseNumber(typed.calories) ?? null,
    ingredients: typed.ingredients.split(',').flatMap((name) => name.trim() || []),
    translations: readTranslations(typed),
  }
}

function readVariation({ id, name, price, description }: VariationValues) {
  return { id, name, price: parseNumber(price), description: description.trim() || undefined }
}

export const parseNumber = (text: string) => (text.trim() === '' ? undefined : Number(text))

/** Texts in other languages than these stay as they are. */
export function valuesOf(
  { isVeg: _, ...item }: MenuItem,
  languages: readonly LanguageCode[] = [],
): ItemValues {
  const variations = readVariations(item.variations).map(({ price, description = '', ...rest }) => ({
    ...rest,
    price: String(price),
    description,
    translations: namesOfVariation(rest.id, item.translations, languages),
  }))

  return {
    ...item,
    description: item.description ?? '',
    price: variations.length > 0 ? '' : String(item.price),
    variations,
    nameEn: item.nameEn ?? '',
    originalPrice: textOf(item.originalPrice),
    preparationTime: item.preparationTime ?? '',
    calories: textOf(item.calories),
    ingredients: item.ingredients.join(', '),
    translations: translationValues(item.translations, languages),
  }
}

const textOf = (amount: number | null) => (amount === null ? '' : String(amount))

const { isVeg: _, ...flags } = defaultFlags

export function newItemValues(categoryId = '', languages: readonly LanguageCode[] = []): ItemValues {
  return {
    name: '',
    categoryId,
    price: '',
    description: '',
    imageUrl: null,
    variations: [],
    ...flags,
    mark: null,
    ...nothingSaid,
    nameEn: '',
    originalPrice: '',
    preparationTime: '',
    calories: '',
    ingredients: '',
    translations: translationValues({}, languages),
  }
}

/** 'var_' and the time it was made; a second one in the same millisecond gets the next number. */
export function newVariationId(taken: readonly string[], now = Date.now()): string {
  const id = `var_${now}`
  return taken.includes(id) ? newVariationId(taken, now + 1) : id
}

export type ItemMessage = Omit<NewItem, 'price' | 'variations'> & {
  price?: number
  variations?: string | null
}

/** A new item as it is sent: variations as JSON text (DEC-032). */
export function messageOf({ price, variations, translations, ...item }: NewItem): ItemMessage {
  return {
    ...item,
    price: price ?? undefined,
    variations: variations && JSON.stringify(variations),
    ...inOtherLanguages({}, translations),
  }
}

/** Of a changed item only what differs, so that a second tab or phone is not overwritten. */
export function changesOf(item: MenuItem, next: NewItem): Partial<ItemMessage> {
  const before = messageOf(ItemFormSchema.parse(valuesOf(item)))
  const { translations: _, ...after } = messageOf(next)
  const names = Object.keys(after) as (keyof typeof after)[]
  const changes = names
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => [name, after[name]])

  return { ...Object.fromEntries(changes), ...inOtherLanguages(item.translations, next.translations) }
}

/** Left out if no text was changed. */
function inOtherLanguages(stored: MenuItem['translations'], next: NewItem['translations']) {
  const translations = changedTranslations(stored, next)
  return translations && { translations }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
