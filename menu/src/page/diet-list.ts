import type { MenuPage } from '@thela/contract/menus/page-data'
import type { LanguageCode } from '@thela/contract/values/languages'
import { isMarked } from '../parts/DietSlot.tsx'
import { dietWordsIn, menuWordsIn } from './all-words.ts'
import button from './diet-button.css?inline'
import styles from './diet-list.css?inline'
import { escapeHtml } from './escape.ts'

/** Allergens for those without JavaScript, which the sheets of dishes need: outside of what React renders (DEC-333). */
export function dietList(page: MenuPage, language: LanguageCode) {
  const marked = itemsOf(page).filter(isMarked)
  if (marked.length === 0) return ''

  const { allergens: names, contains, ownWords } = dietWordsIn(language)
  const rows = marked
    .filter(({ allergens }) => allergens.length > 0)
    .map(({ name, nameLang, allergens }) => {
      const lang = nameLang ? ` lang="${nameLang}"` : ''
      const list = contains(allergens.map((allergen) => names[allergen]).join(', '))
      return `<div><dt${lang}>${escapeHtml(name)}</dt><dd>${list}</dd></div>`
    })
  const list = rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''
  return `<noscript><section id="diets"><h2>${menuWordsIn(language).diets}</h2><p>${ownWords}</p>${list}</section></noscript>`
}

export const dietListStyles = (page: MenuPage) => (itemsOf(page).some(isMarked) ? button + styles : '')

const itemsOf = ({ categories }: MenuPage) => categories.flatMap(({ menuItems }) => menuItems)
