import { pluralIn } from '../plural-in.ts'

export const language = 'en'

/** For dates. */
export const locale = 'en-IN'

export const plural = /* @__PURE__ */ pluralIn(language)

export const languageLabel = 'Language'
