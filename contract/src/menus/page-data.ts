import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TemplatePreference } from '../templates/catalogue.ts'
import { languageCodes } from '../values/languages.ts'
import { Id, Timestamp, untrimmedText } from '../values/text.ts'
import { WeekHours } from '../vendors/opening-hours.ts'
import { itemShape } from './item-shape.ts'

export const PublicVendor = z.object({
  id: Id,
  name: z.string(),
  businessName: z.string(),
  vendorName: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  tagline: z.string(),
  address: z.string().nullable(),
  /** Empty when the vendor does not show it (DEC-266). */
  phone: z.string(),
  email: z.string().nullable(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  area: z.string(),
  cuisine: z.string().nullable(),
  priceRange: z.string().nullable(),
  openingTime: z.string().nullable(),
  closingTime: z.string().nullable(),
  /** Instead of them, when they differ by weekday; Monday first. */
  weekHours: WeekHours.nullable(),
  /** Until when the stall is closed today. */
  closedUntil: Timestamp.nullable(),
  /** Of the food licence. */
  fssaiNumber: z.string().nullable(),
  logoUrl: z.string().nullable(),
  coverImageUrl: z.string().nullable(),
  qrCodeUrl: z.string().nullable(),
  publicUrl: z.string(),
  showAds: z.boolean(),
  /** Whether an item without a preparation time shows the default (DEC-237). */
  showEstimatedTime: z.boolean(),
  /** Whether customers can put an order slip together. */
  orderSlip: z.boolean(),
  /** Where they can send it, as digits with the country code; null unless the vendor wants that. */
  whatsappNumber: z.string().nullable(),
  upiAddress: z.string().nullable(),
})
export type PublicVendor = z.infer<typeof PublicVendor>

const Language = z.enum(languageCodes)

/** The languages of texts that are not in the language of the menu, because nobody gave them in it. */
const textLanguages = { nameLang: Language.optional(), descriptionLang: Language.optional() }

export const PublicMenuItem = z.object({
  id: Id,
  category: z.string(),
  /** `isAvailable` is false too while an item is sold out today. */
  ...itemShape,
  rating: z.number().nullable(),
  ...textLanguages,
})
export type PublicMenuItem = z.infer<typeof PublicMenuItem>

export const PublicCategory = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  menuItems: z.array(PublicMenuItem),
  ...textLanguages,
})
export type PublicCategory = z.infer<typeof PublicCategory>

/** Everything the customer's page is made of. */
export const MenuPage = z.object({
  vendor: PublicVendor,
  template: TemplatePreference.nullable(),
  categories: z.array(PublicCategory),
})
export type MenuPage = z.infer<typeof MenuPage>

/**
 * How large a menu may grow: its texts as JSON, and 320 bytes for the rest of each item. 2,000 items with a description
 * and a few variations each need about half of it.
 */
export const MAX_MENU_BYTES = 4 * 1024 * 1024
export const MENU_TOO_LARGE =
  'This menu is full: a menu can be at most 4 MB in all. Please shorten or delete something first.'

const ByNameAndId = z.object({ name: untrimmedText(300), id: Id })

export const menuPageApi = {
  readMenu: endpoint({
    method: 'GET',
    path: '/api/public/vendor/:id/menu-full',
    access: 'public',
    summary: 'The whole menu of a vendor, in its main language or another one that it has (lang)',
    schema: {
      params: z.object({ id: Id }),
      querystring: z.object({
        slug: untrimmedText(300).optional(),
        lang: untrimmedText(35).optional(),
      }),
      response: {
        200: MenuPage.extend({
          slugStatus: z.enum(['current', 'former', 'unknown']).nullable(),
          language: Language,
          /** In which it can be read; the main one first. */
          languages: z.array(Language),
        }),
      },
    },
  }),
  readVendor: endpoint({
    method: 'GET',
    path: '/api/public/vendor/:name/:id',
    access: 'public',
    summary: 'A vendor by slug or vendor name and id',
    schema: { params: ByNameAndId, response: { 200: z.object({ vendor: PublicVendor }) } },
  }),
  readTemplate: endpoint({
    method: 'GET',
    path: '/api/public/vendor/:name/:id/template',
    access: 'public',
    summary: "A vendor's chosen template",
    schema: {
      params: ByNameAndId,
      response: { 200: z.object({ success: z.literal(true), data: TemplatePreference.nullable() }) },
    },
  }),
}
