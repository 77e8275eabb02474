import type { PublicVendor } from '@thela/contract/menus/page-data'
import type { LanguageCode } from '@thela/contract/values/languages'
import { DEFAULT_TAGLINE } from '@thela/contract/values/product'
import { isSameSlug, menuPath } from '@thela/contract/values/slug'
import { notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { frameUrlOf, hasComponent } from '../../templates/catalogue/present-template.ts'
import { findUsableTemplate } from '../../templates/catalogue/queries.ts'
import { formatPhone } from '../../vendors/record/phone-numbers.ts'
import { findOnlineVendor, type OnlineVendor, readCategoriesJson, wasSlugOf } from './queries.ts'

export type MenuParts = Awaited<ReturnType<typeof readMenuParts>>

/** Everything the customer's page is made of, in the main language or another that the menu has; not found while the vendor is offline. */
export async function readMenuParts(platform: Platform, vendorId: string, wanted?: LanguageCode) {
  const row = await readOnlineVendor(platform, vendorId)
  const all = [row.menuLanguage, ...row.otherLanguages] as [LanguageCode, ...LanguageCode[]]
  const language = wanted && all.includes(wanted) ? wanted : all[0]

  return {
    languages: { language, all },
    vendor: presentPublicVendor(platform, row),
    template: await usableTemplate(platform, row),
    categoriesJson: await readCategoriesJson(platform.db, vendorId, language === all[0] ? null : language),
  }
}

/** The chosen template while the vendor may use it; the choice is kept for when they may use it again (DEC-094). */
export async function usableTemplate({ db }: Platform, { id, templateId, themeIndex }: OnlineVendor) {
  const template = templateId === null ? undefined : await findUsableTemplate(db, id, templateId)
  if (!template || !hasComponent(template)) return null

  return { templateId: template.templateId, themeIndex, frameUrl: template.hash && frameUrlOf(template.hash) }
}

/** Finds a vendor by id and a current or former slug. */
export async function readVendorByName(platform: Platform, { name, id }: { name: string; id: string }) {
  const row = await readOnlineVendor(platform, id)
  const isTheirs = isSameSlug(name, row.slug) || isSameSlug(name, row.vendorName)
  if (!isTheirs && !(await wasSlugOf(platform.db, id, name))) throw notFound('Vendor')
  return row
}

export type SlugStatus = 'current' | 'former' | 'unknown'

export async function readSlugStatus(
  { db }: Platform,
  vendor: { id: string; slug: string },
  slug: string,
): Promise<SlugStatus> {
  if (isSameSlug(slug, vendor.slug)) return 'current'
  return (await wasSlugOf(db, vendor.id, slug)) ? 'former' : 'unknown'
}

/** Without the position, which is used only to choose ads, and the languages, which belong to the menu. */
export function presentPublicVendor(
  { config }: Platform,
  { latitude, longitude, menuLanguage, otherLanguages, ...row }: OnlineVendor,
): PublicVendor {
  return {
    ...row,
    phone: formatPhone(row.phone, row.country),
    tagline: row.tagline ?? DEFAULT_TAGLINE,
    publicUrl: config.publicOrigin + encodeURI(menuPath(row)),
  }
}

async function readOnlineVendor({ db }: Platform, id: string) {
  const row = await findOnlineVendor(db, id)
  if (!row) throw notFound('Vendor')
  return row
}
