import type { MenuPage } from '@thela/contract/menus/page-data'
import { escapeHtml } from '../page/escape.ts'
import { isMarked } from '../parts/DietSlot.tsx'
import type { DietWords } from './diet-words.ts'

/** What dishes contain, for those without JavaScript, which the sheets of dishes need, and for paper (DEC-333). */
export function dietList(page: MenuPage, title: string, { allergens: names, contains, ownWords }: DietWords) {
  const marked = markedItems(page)
  if (marked.length === 0) return ''

  const rows = marked
    .filter(({ allergens }) => allergens.length > 0)
    .map(({ name, nameLang, allergens }) => {
      const lang = nameLang ? ` lang="${nameLang}"` : ''
      const list = contains(allergens.map((allergen) => names[allergen]).join(', '))
      return `<div><dt${lang}>${escapeHtml(name)}</dt><dd>${list}</dd></div>`
    })
  const list = rows.length > 0 ? `<dl>${rows.join('')}</dl>` : ''
  return `<h2>${title}</h2><p>${ownWords}</p>${list}`
}

export const markedItems = ({ categories }: MenuPage) =>
  categories.flatMap(({ menuItems }) => menuItems).filter(isMarked)
