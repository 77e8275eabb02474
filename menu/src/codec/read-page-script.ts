import type { MenuPage, PublicVendor } from '@thela/contract/menus/page-data'
import type { TemplateCode } from '../templates/template.ts'
import type { PageScript } from './page-script.ts'
import { unpackMenu } from './unpack-menu.ts'

/** All that matters of a template here. */
type Shows = Pick<TemplateCode, 'hidesUnavailable'>

/** Where a browser finds what the script does not carry. */
export type Sources = {
  writtenTexts: () => string[]
  fetchMenu: (vendorId: string, version: string) => Promise<MenuPage>
}

/** The menu that the page shows; `isShown` is false when it has changed since the page was made. */
export async function readPageScript(script: PageScript, code: Shows, sources: Sources) {
  const vendor = readVendor(script)
  if (script.menu) {
    const categories = unpackMenu(script.menu, script.texts ?? sources.writtenTexts())
    return { page: { vendor, template: null, categories }, isShown: true }
  }

  // Only the longest menus need this, so only they load it.
  const { compareWithShown } = await import('./compare-with-shown.ts')
  const fetched = await sources.fetchMenu(vendor.id, script.fingerprint ?? '')
  const { categories, isShown } = compareWithShown(fetched, script, code)
  return { page: { vendor, template: null, categories }, isShown }
}

export const readVendor = ({ vendor }: PageScript): PublicVendor => ({ ...blank, ...vendor }) as PublicVendor

const blank = {
  description: null,
  address: null,
  email: null,
  cuisine: null,
  priceRange: null,
  openingTime: null,
  closingTime: null,
  logoUrl: null,
  coverImageUrl: null,
  qrCodeUrl: null,
}
