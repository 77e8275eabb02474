import { codeSlug, menuPath, slugify } from '@thela/contract/values/slug'

type Business = { businessName: string; id: string; publicUrl: string }

/** What a vendor shares: the address of the menu, under the name that the operator gave the site. */
export function menuLink(vendor: Business) {
  return new URL(menuPath(vendor), vendor.publicUrl).href
}

/** What a code carries: a short address of the menu, marked so that a visit counts as a scan (DEC-263). */
export function qrLink({ businessName, id, publicUrl }: Business, drawnAt = Date.now()) {
  const link = new URL(`/${codeSlug(slugify(businessName))}/${id}`, publicUrl)
  link.searchParams.set('source', 'qr')
  link.searchParams.set('scan_id', String(drawnAt))
  return link.href
}
