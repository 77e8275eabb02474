import { pluralIn } from '../plural-in.ts'

export const language = 'gu'

/** For dates: its digits are Latin ones. */
export const locale = 'gu-IN-u-nu-latn'

export const plural = /* @__PURE__ */ pluralIn(language)

export const languageLabel = 'ભાષા'
