import type { MenuPage, PublicVendor } from '@thela/contract/menu-page'
import { onlyShown } from './only-shown.ts'
import { fingerprintOf, type PageScript } from './page-script.ts'
import type { TemplateCode } from './templates/template.ts'
import { unpackMenu } from './unpack-menu.ts'

/** Where the browser finds what the page left out. */
export type Sources = {
  writtenTexts: () => string[]
  fetchMenu: (vendorId: string) => Promise<MenuPage>
}

/** The menu that the page shows; `isShown` is false when it has changed since the page was made. */
export async function readPageScript(script: PageScript, code: TemplateCode, sources: Sources) {
  const vendor = readVendor(script)
  if (script.menu) {
    const categories = unpackMenu(script.menu, script.texts ?? sources.writtenTexts())
    return { page: { vendor, template: null, categories }, isShown: true }
  }

  const fetched = onlyShown(await sources.fetchMenu(vendor.id), code)
  const isShown = fingerprintOf(fetched.categories) === script.fingerprint
  return { page: { vendor, template: null, categories: fetched.categories }, isShown }
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
