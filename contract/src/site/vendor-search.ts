import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PublicVendor } from '../menus/page-data.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { limitedText, placeFilter } from '../values/text.ts'

/** A vendor as a search result: without phone and email. */
export const FoundVendor = PublicVendor.pick({
  id: true,
  businessName: true,
  slug: true,
  description: true,
  cuisine: true,
  priceRange: true,
  city: true,
  area: true,
  state: true,
  country: true,
  logoUrl: true,
  publicUrl: true,
})
export type FoundVendor = z.infer<typeof FoundVendor>

export const SEARCH_MAX = 100

export const VendorSearch = pageQuery({ standard: 20, most: 50 }).extend({
  search: limitedText(SEARCH_MAX).optional(),
  ...placeFilter,
})
export type VendorSearch = z.output<typeof VendorSearch>

export const vendorSearchApi = {
  searchVendors: endpoint({
    method: 'GET',
    path: '/api/public/vendors',
    access: 'public',
    summary: 'Vendors whose menu is online, by name, cuisine or place',
    schema: {
      querystring: VendorSearch,
      response: { 200: z.object({ vendors: z.array(FoundVendor), pagination: Pagination }) },
    },
  }),
}
