import { type LanguageCode, languages } from '@thela/contract/values/languages'

/** In its own script, with the English name beside it: ગુજરાતી (Gujarati). */
export function LanguageName({ code }: { code: LanguageCode }) {
  const { ownName, name } = languages[code]
  if (ownName === name) return name

  return (
    <>
      <span {...textIn(code)}>{ownName}</span> ({name})
    </>
  )
}

/** The same as plain text, for the options of a list. */
export function languageLabel(code: LanguageCode) {
  const { ownName, name } = languages[code]
  return ownName === name ? name : `${ownName} (${name})`
}

/** What says that a text, or what is typed into a field, is in this language. */
export const textIn = (code: LanguageCode) => ({ lang: code, dir: languages[code].direction })
