import type { MenuPage } from '@thela/contract/menus/page-data'
import type { ComponentType } from 'react'
import type { Menu } from '../app/use-menu.ts'
import type { VendorView } from '../app/view-model.ts'
import type { Theme } from './themes.ts'

/** Used when the vendor has chosen no template, or one that no longer exists (DEC-094). */
export const DEFAULT_LAYOUT = 'default-layout'

export type TemplateProps = { vendor: VendorView; menu: Menu }

/** What a customer's browser loads of a template: `template.tsx`. */
export type TemplateCode = {
  Component: ComponentType<TemplateProps>
  /** Items out of stock are left out, but not those that are sold out only today; where false, it shows 'Out of Stock' (DEC-084). */
  hidesUnavailable: boolean
  /** Shown for items without a preparation time. */
  preparationTime: '5-10 min' | '15-20 min'
  /** Styles of what shows only after hydration, such as a cart; all others belong into styles.css. */
  interactiveStyles?: string
  /** Its cart is the order slip, also for vendors who have not switched that on (DEC-319). */
  hasCart?: boolean
}

/** CSS custom properties by name. `--bar` is the header's ground and also colours the browser's own bar. */
export type Variables = Record<`--${string}`, string> & { '--bar': string }

/** What only the server and the dashboard need: `theme.ts`. */
export type TemplateLook = {
  name: string
  description: string
  features: string[]
  /** How long the branded splash stays; 0 for none. */
  splashMs: number
  themes: readonly Theme[]
  /** Its styles.css, which the server writes into the page. */
  styles: string
  /** Every colour of the template under a theme. */
  colours: (theme: Theme) => Variables
  /** Those that differ on a phone in dark mode, where the template has one. */
  darkColours?: (theme: Theme) => Partial<Variables>
  /** Which of these colours is text on which ground: each pair is checked for 4.5:1 in every theme. */
  readable: [text: keyof Variables, ground: keyof Variables][]
}

export type Template = TemplateCode & TemplateLook

/** The page without what its template never shows. */
export function hideUnavailable(
  page: MenuPage,
  { hidesUnavailable }: Pick<TemplateCode, 'hidesUnavailable'>,
): MenuPage {
  if (!hidesUnavailable) return page

  const categories = page.categories.map((category) => ({
    ...category,
    menuItems: category.menuItems.filter((item) => item.isAvailable || item.isSoldOutToday),
  }))
  return { ...page, categories }
}
