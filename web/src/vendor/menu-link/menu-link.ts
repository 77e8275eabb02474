import { menuPath } from '@thela/contract/slug'

type Business = { businessName: string; id: string }

/** What a vendor shares: the address of his menu on this site. */
export function menuLink(vendor: Business, origin = window.location.origin) {
  return new URL(menuPath(vendor), origin).href
}

/** What a code carries: the menu's address, marked so that a visit counts as a scan. */
export function qrLink(vendor: Business, origin = window.location.origin, drawnAt = Date.now()) {
  const link = new URL(menuPath(vendor), origin)
  link.searchParams.set('source', 'qr')
  link.searchParams.set('scan_id', String(drawnAt))
  return link.href
}
