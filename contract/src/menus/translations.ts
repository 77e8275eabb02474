import { z } from 'zod'
import { isLanguageCode, languageCodes, languages, MAX_MENU_LANGUAGES } from '../values/languages.ts'
import { limitedRecord } from '../values/limited-record.ts'
import { isOneLine } from '../values/one-line.ts'
import { Id, limitedText } from '../values/text.ts'
import { MAX_VARIATIONS } from './variation.ts'

const Language = z.enum(languageCodes)

/** A category's texts in other languages than the menu's main one. */
export const CategoryTranslations = z.partialRecord(
  Language,
  z.object({ name: z.string().optional(), description: z.string().optional() }),
)
export type CategoryTranslations = z.infer<typeof CategoryTranslations>

/** An item's; the names of variations by their ids. */
export const ItemTranslations = z.partialRecord(
  Language,
  z.object({
    name: z.string().optional(),
    description: z.string().optional(),
    variations: z.record(z.string(), z.string()).optional(),
  }),
)
export type ItemTranslations = z.infer<typeof ItemTranslations>

type Words = { what: string; most: number; least?: number }

/** A text in another language: left out it stays, empty it is taken away. Its errors name the language. */
const translated = ({ what, most, least = 0 }: Words) =>
  limitedText(most, (issue) => `The ${languageOf(issue)} ${what} must be at most ${most} characters`)
    .refine((text) => text === '' || text.length >= least, {
      error: (issue) => `The ${languageOf(issue)} ${what} must be at least ${least} characters`,
    })
    .nullish()
    .transform((text) => (text === '' ? null : text))

const translatedName = (most: number) =>
  translated({ what: 'name', most, least: 2 }).refine((text) => !text || isOneLine(text), {
    error: (issue) => `The ${languageOf(issue)} name must be on one line, without tabs or line breaks`,
  })

/** `translations.gu.name`, or the same inside a list. */
function languageOf({ path = [] }: { path?: PropertyKey[] }) {
  const code = String(path[path.lastIndexOf('translations') + 1])
  return isLanguageCode(code) ? languages[code].name : ''
}

/** A call names at most as many languages as a menu has; those that it leaves out stay. */
const translationsOf = <Texts extends z.ZodType>(texts: Texts) =>
  limitedRecord(z.partialRecord(Language, texts), {
    most: MAX_MENU_LANGUAGES,
    tooMany: `At most ${MAX_MENU_LANGUAGES} languages can be sent at once`,
    unknown: 'A menu can have texts in these languages: '.concat(languageCodes.join(', ')),
  })

const VariationNames = limitedRecord(z.record(Id, translated({ what: 'name of a variation', most: 60 })), {
  most: MAX_VARIATIONS,
  tooMany: `An item can have at most ${MAX_VARIATIONS} variations`,
})

export const CategoryTranslationsInput = translationsOf(
  z.object({
    name: translatedName(100),
    description: translated({ what: 'description', most: 500 }),
  }),
)
export type CategoryTranslationsInput = z.infer<typeof CategoryTranslationsInput>

export const ItemTranslationsInput = translationsOf(
  z.object({
    name: translatedName(120),
    description: translated({ what: 'description', most: 1000 }),
    variations: VariationNames.optional(),
  }),
)
export type ItemTranslationsInput = z.infer<typeof ItemTranslationsInput>
