import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limitedText, untrimmedText } from '../values/text.ts'

/** Characters that no database keeps: the zero character and halves of a pair. */
const unstorable = /[\0\p{Surrogate}]/u

const storedText = (max: number) =>
  limitedText(max).refine((text) => !unstorable.test(text), 'The text has characters that cannot be stored')

const StoredId = storedText(64).min(1)

/** Made by the phone, so that a call it must repeat is counted once. */
const eventId = untrimmedText(36).check(z.uuid()).toLowerCase().optional()

const visit = { eventId, vendorId: StoredId }

const track = <const Name extends string, Body extends z.ZodType>(name: Name, summary: string, body: Body) =>
  endpoint({
    method: 'POST',
    path: `/api/public/${name}`,
    access: 'public',
    summary,
    schema: { body, response: { 202: z.object({ success: z.literal(true), recorded: z.boolean() }) } },
  })

/** What a menu tells about its visitors. `recorded` is false for robots, for what does not exist and for offline menus. */
export const trackingApi = {
  scanQrCode: track(
    'qr-scan',
    'A menu was opened by its printed code',
    z
      .object({
        eventId,
        vendorName: storedText(300).optional(),
        vendorId: storedText(64).optional(),
        scanId: storedText(40).optional(),
      })
      .refine(({ vendorId, vendorName }) => Boolean(vendorId || vendorName), {
        path: ['vendorName'],
        message: 'Vendor name is required',
      }),
  ),
  viewMenu: track(
    'menu-view',
    'A menu was opened by its address',
    z.object({ ...visit, businessSlug: storedText(200).min(1) }),
  ),
  viewCategory: track(
    'category-view',
    'A category was chosen',
    z.object({ ...visit, categoryId: StoredId, categoryName: storedText(100).optional() }),
  ),
  clickItem: track('item-click', 'An item was opened', z.object({ ...visit, itemId: StoredId })),
  search: track(
    'search-query',
    'A search came to rest',
    z.object({ ...visit, query: storedText(100).min(1), resultCount: z.int().min(0).optional() }),
  ),
  favorite: track(
    'favorite',
    'An item was marked as favourite; taking the mark away is not recorded',
    z.object({ ...visit, itemId: StoredId, favorite: z.boolean() }),
  ),
  share: track('share', 'A menu was shared', z.object({ ...visit, method: z.enum(['native', 'copy']) })),
}
