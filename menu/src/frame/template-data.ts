import type { MenuPage } from '@thela/contract/menus/page-data'
import { type ItemView, makeView, type VendorView } from '../app/view-model.ts'
import { type Theme, themes } from '../templates/themes.ts'

/** The props of an uploaded template, as docs/templates.md describes them. */
export type TemplateData = {
  vendorConfig: VendorView & { categories: { id: string; name: string; description: string | null }[] }
  menuItems: ItemView[]
  theme: Theme & { index: number }
}

type Options = { siteName: string; themeIndex: number; isSample?: boolean }

export function templateData(page: MenuPage, { siteName, themeIndex, isSample }: Options): TemplateData {
  const { vendor, categories } = makeView(page, { siteName, preparationTime: '5-10 min', isSample })
  const index = themes[themeIndex] ? themeIndex : 0

  return {
    vendorConfig: {
      ...vendor,
      categories: categories.map(({ id, name, description }) => ({ id, name, description })),
    },
    menuItems: categories.flatMap(({ items }) => items),
    theme: { ...(themes[index] as Theme), index },
  }
}
