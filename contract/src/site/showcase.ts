import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../values/text.ts'

/** A demo menu on the front page; never one of a real vendor. */
export const ShowcaseVendor = z.object({
  id: Id,
  businessName: z.string(),
  slug: z.string(),
  templateName: z.string().nullable(),
  themeName: z.string().nullable(),
})
export type ShowcaseVendor = z.infer<typeof ShowcaseVendor>

export const showcaseApi = {
  readShowcase: endpoint({
    method: 'GET',
    path: '/api/public/showcase',
    access: 'public',
    summary: 'The demo menus that are online, for the front page; empty where there is no demo',
    schema: { response: { 200: z.object({ stalls: z.array(ShowcaseVendor) }) } },
  }),
}
