import { pluralIn } from '../plural-in.ts'

export const language = 'hi'

/** For dates: its digits are Latin ones. */
export const locale = 'hi-IN-u-nu-latn'

export const plural = /* @__PURE__ */ pluralIn(language)

export const languageLabel = 'भाषा'
