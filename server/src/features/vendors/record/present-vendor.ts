import { menuPath } from '@thela/contract/values/slug'
import type { VendorProfile } from '@thela/contract/vendors/profile'
import type { VendorRow } from './queries.ts'

/** The vendor as the dashboard sees them. */
export function presentVendor(row: VendorRow, publicOrigin: string): VendorProfile {
  const { emailVerifiedAt, priceRange, language, menuLanguage, otherLanguages, closedUntil, ...vendor } = row

  return {
    ...vendor,
    priceRange: priceRange as VendorProfile['priceRange'],
    language: language as VendorProfile['language'],
    menuLanguage: menuLanguage as VendorProfile['menuLanguage'],
    otherLanguages: otherLanguages as VendorProfile['otherLanguages'],
    closedUntil: closedUntil && Date.parse(closedUntil) > Date.now() ? closedUntil : null,
    publicUrl: publicOrigin + encodeURI(menuPath(vendor)),
    role: 'VENDOR',
    emailVerified: emailVerifiedAt !== null,
  }
}
