import type { PublicVendor } from '@thela/contract/menus/page-data'

export function callUrl(vendor: PublicVendor) {
  const number = vendor.phone.replace(/[^\d+]/g, '')
  return number ? `tel:${number}` : null
}

export function mapUrl(vendor: PublicVendor) {
  const place = [vendor.businessName, vendor.address, vendor.area, vendor.city, vendor.state]
  const known = place.filter(Boolean)
  return known.length > 1
    ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(known.join(', '))}`
    : null
}
