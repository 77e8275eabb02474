import { z } from 'zod'
import { languageCodes, languages, MAX_MENU_LANGUAGES } from '../values/languages.ts'
import { limitedList } from '../values/limited-list.ts'

export const MenuLanguage = z.enum(languageCodes)

/** In which a menu can be read besides its main language. */
export const OtherLanguages = limitedList(
  z
    .array(MenuLanguage)
    .max(MAX_MENU_LANGUAGES - 1, 'Please choose at most two more languages')
    .refine((codes) => new Set(codes).size === codes.length, 'Please choose each language once'),
)

type Languages = {
  menuLanguage?: z.infer<typeof MenuLanguage>
  otherLanguages?: z.infer<typeof OtherLanguages>
}

/** Why a menu cannot have these languages; undefined if it can. */
export function languageProblem({ menuLanguage, otherLanguages }: Languages) {
  return menuLanguage && otherLanguages?.includes(menuLanguage)
    ? `${languages[menuLanguage].name} is the main language already`
    : undefined
}
