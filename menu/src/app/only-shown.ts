import type { MenuPage } from '@thela/contract/menus/page-data'
import type { TemplateCode } from '../templates/template.ts'

/** The page without what its template never shows. */
export function onlyShown(
  page: MenuPage,
  { hidesUnavailable }: Pick<TemplateCode, 'hidesUnavailable'>,
): MenuPage {
  if (!hidesUnavailable) return page

  const categories = page.categories.map((category) => ({
    ...category,
    menuItems: category.menuItems.filter((item) => item.isAvailable),
  }))
  return { ...page, categories }
}
