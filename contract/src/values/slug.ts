/** First segments of the site's own paths: the slug of a business must not equal one of them. */
export const reservedSlugs = new Set([
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

/** Whether paths with this first segment belong to the site itself. */
export const isReservedSlug = (slug: string) => reservedSlugs.has(slug)

/** The business name as part of the menu's URL. Letters, marks and digits of every script are kept. */
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

/** Whether two spellings are the same slug: browsers percent-encode it and people type capitals. */
export const isSameSlug = (a: string, b: string) =>
  a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()

/** Stands for the slug in a code's address, at which every menu is served too (DEC-263). */
const SHORT_SLUG = 'm'
const MOST_CODE_SLUG = 32

/** The slug in a code: a long one, or one in letters that are percent-encoded, would make the code too dense to scan. */
export const codeSlug = (slug: string) =>
  encodeURIComponent(slug).length > MOST_CODE_SLUG ? SHORT_SLUG : slug

/** Whether a menu is served at a slug. */
export const opensMenu = (given: string, slug: string) => given === SHORT_SLUG || isSameSlug(given, slug)

/** The path of a vendor's menu; the front page while name or id are missing. */
export function menuPath(vendor: { businessName?: string | null; id?: string | null }) {
  if (!vendor.businessName?.trim() || !vendor.id) return '/'
  return `/${slugify(vendor.businessName)}/${vendor.id}`
}
