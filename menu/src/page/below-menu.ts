import type { MenuPage, PublicVendor } from '@thela/contract/menus/page-data'
import type { LanguageCode } from '@thela/contract/values/languages'
import { dietList, markedItems } from '../diet/diet-list.ts'
import { dietWordsIn, menuWordsIn, pageWordsIn } from './all-words.ts'
import dietButton from './diet-button.css?inline'
import dietListStyles from './diet-list.css?inline'
import { escapeHtml } from './escape.ts'
import licenceStyles from './licence.css?inline'
import { weekHoursList, weekHoursStyles } from './week-hours.ts'

/** What stands below the menu and outside of what React renders: it costs the script nothing. */
export const belowMenu = (page: MenuPage, language: LanguageCode) =>
  listWithoutScript(page, language) +
  weekHoursList(page.vendor, language) +
  licenceLine(page.vendor, language)

export const belowMenuStyles = (page: MenuPage) =>
  (markedItems(page).length > 0 ? dietButton + dietListStyles : '') +
  weekHoursStyles(page.vendor) +
  (page.vendor.fssaiNumber ? licenceStyles : '')

function listWithoutScript(page: MenuPage, language: LanguageCode) {
  const list = dietList(page, menuWordsIn(language).diets, dietWordsIn(language))
  return list && `<noscript><section id="diets">${list}</section></noscript>`
}

/** The number of the food licence. */
const licenceLine = ({ fssaiNumber }: PublicVendor, language: LanguageCode) =>
  fssaiNumber
    ? `<aside class="licence" aria-label="FSSAI">${escapeHtml(pageWordsIn(language).licence(fssaiNumber))}</aside>`
    : ''
