import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../values/text.ts'

/** A menu that the front page shows: none of a real vendor, who never asked to stand in a shop window. */
export const ShowcaseStall = z.object({
  id: Id,
  businessName: z.string(),
  slug: z.string(),
  templateName: z.string().nullable(),
  themeName: z.string().nullable(),
})
export type ShowcaseStall = z.infer<typeof ShowcaseStall>

export const showcaseApi = {
  readShowcase: endpoint({
    method: 'GET',
    path: '/api/public/showcase',
    access: 'public',
    summary: 'The demo menus that are online, for the front page; empty where there is no demo',
    schema: { response: { 200: z.object({ stalls: z.array(ShowcaseStall) }) } },
  }),
}
