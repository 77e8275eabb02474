import type { MenuPage, PublicCategory } from '@thela/contract/menus/page-data'
import type { PackedMenu, PackedVendor } from './fields.ts'
import { fingerprintMenu, packMenu, packVendor, textsOf } from './pack.ts'

/** With more items the page does not include a copy of the menu for the script; the script fetches it. */
const MAX_INLINE_ITEMS = 250

/** What the page hands to its script. */
export type PageScript = {
  siteName: string
  templateId: string
  splashMs: number
  /** Where an uploaded template runs, above the default layout. */
  frame?: { url: string; themeIndex: number }
  /** Whose clock the opening hours are by, unless it is the usual one. */
  timeZone?: string
  vendor: PackedVendor
  menu?: PackedMenu
  /** Names and descriptions, unless the script can read them from the page. */
  texts?: string[]
  /** Instead of a menu: its fingerprint, to check whether the fetched menu is still the same. */
  fingerprint?: string
}

type Parts = Pick<PageScript, 'siteName' | 'templateId' | 'splashMs' | 'frame' | 'timeZone'> & {
  pageTexts: string[]
}

export function writePageScript(
  { vendor, categories }: MenuPage,
  { pageTexts, ...parts }: Parts,
): PageScript {
  const texts = textsOf(categories)
  const script = { ...parts, vendor: packVendor(vendor) }

  if (countItems(categories) > MAX_INLINE_ITEMS)
    return { ...script, fingerprint: fingerprintMenu(categories) }
  const isInPage = JSON.stringify(texts) === JSON.stringify(pageTexts)
  return { ...script, menu: packMenu(categories), texts: isInPage ? undefined : texts }
}

const countItems = (categories: PublicCategory[]) =>
  categories.reduce((sum, category) => sum + category.menuItems.length, 0)
