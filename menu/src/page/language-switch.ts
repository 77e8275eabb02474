import { type LanguageCode, languages } from '@thela/contract/values/languages'
import { pageWordsIn } from './all-words.ts'
import { escapeHtml } from './escape.ts'
import styles from './language-switch.css?inline'

/** The language of a page, and all in which its menu can be read: the main one first. */
export type PageLanguages = { language: LanguageCode; all: readonly [LanguageCode, ...LanguageCode[]] }

/** Plain links above the menu, outside of what React renders: they cost the script nothing. */
export function languageSwitch(vendorId: string, { language, all }: PageLanguages) {
  if (all.length < 2) return ''

  const links = all.map((code) => {
    const current = code === language ? ' aria-current="true"' : ''
    const query = code === all[0] ? '' : `?lang=${code}`
    return `<a href="${escapeHtml(vendorId + query)}" lang="${code}" hreflang="${code}"${current}>${languages[code].ownName}</a>`
  })
  return `<nav class="languages" aria-label="${pageWordsIn(language).language}">${links.join('')}</nav>`
}

export const languageStyles = ({ language, all }: PageLanguages) =>
  (all.length < 2 ? '' : styles) + (languages[language].direction === 'rtl' ? phoneNumbers : '')

/** Between words that run from right to left, the parts of a number would change places. */
const phoneNumbers = '.call{direction:ltr}'

/** The address of the page in one of its languages; the canonical one is in the main language. */
export const urlIn = (code: LanguageCode, canonical: string, { all }: PageLanguages) =>
  code === all[0] ? canonical : `${canonical}?lang=${code}`

/** For search engines. */
export function alternateLinks(canonical: string, pageLanguages: PageLanguages) {
  const { all } = pageLanguages
  if (all.length < 2) return ''

  const link = (code: string, url: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(url)}">`
  return [
    ...all.map((code) => link(code, urlIn(code, canonical, pageLanguages))),
    link('x-default', canonical),
  ].join('')
}
