import type { MenuPage, PublicCategory } from '@thela/contract/menus/page-data'
import type { PackedMenu, PackedVendor } from './fields.ts'
import { fingerprintOf, packMenu, packVendor, textsOf } from './pack.ts'

/** Above this the menu is worth more than a copy of it for the script: the copy is fetched. */
const MOST_INLINE_ITEMS = 250

/** What the page hands to its script. */
export type PageScript = {
  siteName: string
  templateId: string
  splashMs: number
  /** Where an uploaded design runs, above the default layout. */
  frame?: { url: string; themeIndex: number }
  vendor: PackedVendor
  menu?: PackedMenu
  /** Names and descriptions, unless they stand in the page. */
  texts?: string[]
  /** Instead of a menu: what it was, to tell whether the one that is fetched is still the same. */
  fingerprint?: string
}

type Parts = Pick<PageScript, 'siteName' | 'templateId' | 'splashMs' | 'frame'> & { writtenTexts: string[] }

export function writePageScript(
  { vendor, categories }: MenuPage,
  { writtenTexts, ...parts }: Parts,
): PageScript {
  const texts = textsOf(categories)
  const script = { ...parts, vendor: packVendor(vendor) }

  if (countItems(categories) > MOST_INLINE_ITEMS) return { ...script, fingerprint: fingerprintOf(categories) }
  const isWritten = JSON.stringify(texts) === JSON.stringify(writtenTexts)
  return { ...script, menu: packMenu(categories), texts: isWritten ? undefined : texts }
}

const countItems = (categories: PublicCategory[]) =>
  categories.reduce((sum, category) => sum + category.menuItems.length, 0)
