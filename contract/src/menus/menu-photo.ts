import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** What a person should compare with the paper, because it was hard to read. */
export const PhotoDoubt = z.enum(['unsureName', 'unsurePrice'])
export type PhotoDoubt = z.infer<typeof PhotoDoubt>

/** A line of the photo as it would be pasted. */
export const PhotoLine = z.object({ text: z.string(), doubts: z.array(PhotoDoubt) })
export type PhotoLine = z.infer<typeof PhotoLine>

/** Sent one per line: how far it is, and last the lines of the photo, or why they could not be read. */
export const PhotoProgress = z.union([
  z.object({ percent: z.int().min(0).max(100) }),
  z.object({ lines: z.array(PhotoLine) }),
  z.object({ failed: z.string() }),
])
export type PhotoProgress = z.infer<typeof PhotoProgress>

export const menuPhotoApi = {
  read: endpoint({
    method: 'POST',
    path: '/api/menu-photos',
    access: 'vendor',
    isMultipart: true,
    summary:
      'Read a photo of a paper menu (image), which is not kept; the answer is a stream with one JSON object per line',
    schema: { response: { 200: PhotoProgress } },
  }),
}
