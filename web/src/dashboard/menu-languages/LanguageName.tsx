import { type LanguageCode, languages } from '@thela/contract/values/languages'
import { languageNames } from '@thela/words/dashboard/menu-languages'

/** In its own script, with its name in the language of the interface beside it: ગુજરાતી (Gujarati). */
export function LanguageName({ code }: { code: LanguageCode }) {
  const { ownName } = languages[code]
  const name = languageNames[code]
  if (ownName === name) return name

  return (
    <>
      <span {...textIn(code)}>{ownName}</span> ({name})
    </>
  )
}

/** The same as plain text, for the options of a list. */
export function languageLabel(code: LanguageCode) {
  const { ownName } = languages[code]
  const name = languageNames[code]
  return ownName === name ? name : `${ownName} (${name})`
}

/** What says that a text, or what is typed into a field, is in this language. */
export const textIn = (code: LanguageCode) => ({ lang: code, dir: languages[code].direction })
