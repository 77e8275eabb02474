import { MAX_IMAGES_AT_ONCE, uploadsApi } from '@thela/contract/core/uploads'
import { messages } from '@thela/contract/error-body'
import type { Caller } from '../../../caller.ts'
import { cutRange } from '../../../http/cut-range.ts'
import { refusedFile } from '../../../http/errors.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { UPLOADS_PER_MINUTE } from '../../../http/limits.ts'
import { filesLimit, limitPerPerson } from '../../../http/pipeline/rate-limits.ts'
import { withForm } from '../../../http/receive-form.ts'
import { route } from '../../../http/route.ts'
import { optimizeImage } from './optimize-image.ts'
import { readStorage } from './quota/quota.ts'
import { removeImage } from './remove-image.ts'
import { uploadImages } from './upload-images.ts'
import { readUploadLimits } from './upload-limits.ts'

const types: Record<string, string> = {
  png: 'image/png',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

/** Only names that we make ourselves: no dots but the ending's, no way up. */
const ownPath = /^(?:[\w-]+\/)+[\w-]+\.(\w+)$/

export const uploadRoutes: FeatureRoutes = (app, platform) => {
  const { db } = platform
  route(app, uploadsApi.readStorage, async ({ caller }) => ({ storage: await readStorage(db, caller.id) }))

  const perPerson = { config: limitPerPerson(UPLOADS_PER_MINUTE, '1 minute') }

  route(
    app,
    uploadsApi.uploadImage,
    async ({ caller, request }) => {
      const limits = await readUploadLimits(db)
      const wanted = { field: 'image', most: 1, maxBytes: limits.maxBytes }

      return withForm(request, wanted, async ({ fields, files }) => {
        const { files: stored, errors } = await uploadImages(platform, caller, {
          folder: fields.folder,
          files,
          limits,
        })
        const [image] = stored
        if (!image) throw refusedFile(errors[0]?.error ?? '')
        return { success: true as const, ...image }
      })
    },
    perPerson,
  )

  route(
    app,
    uploadsApi.uploadImages,
    async ({ caller, request, reply }) => {
      const limits = await readUploadLimits(db)
      const wanted = { field: 'images', most: MAX_IMAGES_AT_ONCE, maxBytes: limits.maxBytes }

      return withForm(request, wanted, async ({ fields, files }) => {
        const outcome = await uploadImages(platform, caller, { folder: fields.folder, files, limits })
        if (outcome.files.length > 0) return { success: true as const, ...outcome }

        reply.code(400)
        return { success: false as const, message: outcome.errors[0]?.error ?? '', ...outcome }
      })
    },
    perPerson,
  )

  route(app, uploadsApi.removeImage, async ({ caller, params }) => {
    await removeImage(platform, caller, params.publicId)
    return { success: true as const }
  })

  // The name has slashes, and some clients do not encode them (DEC-044).
  app.delete<{ Params: { '*': string } }>(
    '/api/upload/image/*',
    { schema: { hide: true }, config: { endpoint: uploadsApi.removeImage } },
    async (request) => {
      await removeImage(platform, request.caller as Caller, request.params['*'])
      return { success: true }
    },
  )

  route(app, uploadsApi.optimizeImage, async ({ caller, params, query }) => ({
    success: true as const,
    ...(await optimizeImage(platform, caller, params.id, query)),
  }))

  serveFiles(app, platform)
}

/** A real 404 for what is not there: never a page (DEC-046). */
const serveFiles: FeatureRoutes = (app, { files }) => {
  app.get<{ Params: { '*': string } }>(
    '/uploads/*',
    { schema: { hide: true }, config: filesLimit },
    async (request, reply) => {
      const path = request.params['*']
      const type = types[ownPath.exec(path)?.[1] ?? '']
      const bytes = type && (await files.read(path))
      if (!bytes) return reply.code(404).send({ message: messages.notFound })

      return reply
        .headers({
          'content-type': type,
          // A new picture gets a new name, so this one never changes.
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
        .send(type.startsWith('video/') ? cutRange(reply, request.headers.range, bytes) : bytes)
    },
  )
}
