import type { MenuPage } from '@thela/contract/menus/page-data'
import { hideUnavailable, type TemplateCode } from '../templates/template.ts'
import type { PageScript } from './page-script.ts'
import { unpackMenu, unpackVendor } from './unpack.ts'

/** Where a browser finds what the page script does not include. */
export type Sources = {
  pageTexts: () => string[]
  fetchMenu: (vendorId: string, version: string) => Promise<MenuPage>
}

/** The menu that the page shows; `isShown` is false when it has changed since the page was made. */
export async function readPageScript(
  script: PageScript,
  code: Pick<TemplateCode, 'hidesUnavailable'>,
  sources: Sources,
) {
  const vendor = unpackVendor(script.vendor)
  if (script.menu) {
    const categories = unpackMenu(script.menu, script.texts ?? sources.pageTexts())
    return { page: { vendor, template: null, categories }, isShown: true }
  }

  // Only the longest menus need this, so only they load it.
  const { fingerprintMenu } = await import('./pack.ts')
  const fetched = await sources.fetchMenu(vendor.id, script.fingerprint ?? '')
  const { categories } = hideUnavailable(fetched, code)
  const isShown = fingerprintMenu(categories) === script.fingerprint
  return { page: { vendor, template: null, categories }, isShown }
}
