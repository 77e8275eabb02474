import type { PublicVendor } from '@thela/contract/menus/page-data'
import type { LanguageCode } from '@thela/contract/values/languages'
import { pageWordsIn } from './all-words.ts'
import { escapeHtml } from './escape.ts'
import styles from './licence.css?inline'

/** The number of the food licence after the menu, outside of what React renders: it costs the script nothing. */
export const licenceLine = ({ fssaiNumber }: PublicVendor, language: LanguageCode) =>
  fssaiNumber
    ? `<aside class="licence" aria-label="FSSAI">${escapeHtml(pageWordsIn(language).licence(fssaiNumber))}</aside>`
    : ''

export const licenceStyles = ({ fssaiNumber }: PublicVendor) => (fssaiNumber ? styles : '')
