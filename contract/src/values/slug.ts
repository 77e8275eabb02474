/** First segments of the site's own addresses: a business of that name must not shadow them. */
const reservedSlugs = new Set([
  'admin',
  'auth',
  'dashboard',
  'ads',
  'test',
  'api',
  'uploads',
  'assets',
  'images',
  't',
])

/** Whether an address belongs to the site itself, whatever follows. */
export const isReservedSlug = (slug: string) => reservedSlugs.has(slug)

/** The business name as it stands in the menu's address. Letters, marks and digits of every script stay. */
export function slugify(businessName: string) {
  const slug = businessName
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replace(/\s/gu, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')

  if (slug === '') return 'menu'
  return reservedSlugs.has(slug) ? `${slug}-menu` : slug
}

/** Two spellings of one slug: the address bar percent-encodes and people type capitals. */
export const isSameSlug = (a: string, b: string) =>
  a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()

/** Where a vendor's menu is; the front page while name or id are missing. */
export function menuPath(vendor: { businessName?: string | null; id?: string | null }) {
  if (!vendor.businessName?.trim() || !vendor.id) return '/'
  return `/${slugify(vendor.businessName)}/${vendor.id}`
}
