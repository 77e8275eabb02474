import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ErrorBody } from '../error-body.ts'
import { untrimmedText } from '../values/text.ts'

export const MAX_IMAGES_AT_ONCE = 10

/** The response for a stored picture: its URL, and the id to delete it by. */
export const StoredImage = z.object({ url: z.string(), public_id: z.string() })
export type StoredImage = z.infer<typeof StoredImage>

export const UploadResult = StoredImage.extend({ success: z.literal(true) })
export type UploadResult = z.infer<typeof UploadResult>

const RefusedImage = z.object({ name: z.string(), error: z.string() })

export const imageFormats = ['webp', 'jpeg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]

const Side = z.coerce.number().int().min(16).max(2000).optional()

/** How much the vendor has stored, and their quota. */
export const Storage = z.object({
  usedBytes: z.int(),
  maxBytes: z.int(),
  usedFiles: z.int(),
  maxFiles: z.int(),
})
export type Storage = z.infer<typeof Storage>

export const uploadsApi = {
  readStorage: endpoint({
    method: 'GET',
    path: '/api/vendors/storage',
    access: 'vendor',
    summary: 'How much of the quota the pictures of the signed-in vendor use',
    schema: { response: { 200: z.object({ storage: Storage }) } },
  }),
  uploadImage: endpoint({
    method: 'POST',
    path: '/api/upload/image',
    access: 'any',
    isMultipart: true,
    summary: 'Store one picture: image and folder',
    schema: { response: { 201: UploadResult } },
  }),
  uploadImages: endpoint({
    method: 'POST',
    path: '/api/upload/images',
    access: 'any',
    isMultipart: true,
    summary: 'Store up to ten pictures: images and folder; the answer tells which were refused',
    schema: {
      response: {
        201: z.object({
          success: z.literal(true),
          files: z.array(StoredImage),
          errors: z.array(RefusedImage),
        }),
        400: ErrorBody.extend({
          files: z.array(StoredImage).optional(),
          errors: z.array(RefusedImage).optional(),
        }),
      },
    },
  }),
  removeImage: endpoint({
    method: 'DELETE',
    path: '/api/upload/image/:publicId',
    access: 'any',
    summary: 'Delete an own picture',
    schema: {
      params: z.object({ publicId: untrimmedText(300) }),
      response: { 200: z.object({ success: z.literal(true) }) },
    },
  }),
  optimizeImage: endpoint({
    method: 'GET',
    path: '/api/upload/optimize/:id',
    access: 'any',
    summary: 'The smallest kept size of an own picture that fills the asked one, in the asked format',
    schema: {
      params: z.object({ id: untrimmedText(300) }),
      querystring: z.object({ width: Side, height: Side, format: z.enum(imageFormats).default('webp') }),
      response: {
        200: z.object({
          success: z.literal(true),
          url: z.string(),
          format: z.enum(imageFormats),
          width: z.int(),
          height: z.int(),
          size: z.int(),
        }),
      },
    },
  }),
}
