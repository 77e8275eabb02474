import { MAX_IMAGES_AT_ONCE, uploadsApi } from '@thela/contract/core/uploads'
import { messages } from '@thela/contract/error-body'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../../caller.ts'
import { contentTypeOf, FOREVER } from '../../../files/content-types.ts'
import { refusedFile } from '../../../http/errors.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { UPLOADS_PER_MINUTE } from '../../../http/limits.ts'
import { filesLimit, limitPerPerson } from '../../../http/pipeline/rate-limits.ts'
import { withForm } from '../../../http/receive-form.ts'
import { route } from '../../../http/route.ts'
import { describeFile, type OpenFile, openFile } from './open-file.ts'
import { optimizeImage } from './optimize-image.ts'
import { readStorage } from './quota/quota.ts'
import { removeImage } from './remove-image.ts'
import { uploadImages } from './upload-images.ts'
import { readUploadLimits } from './upload-limits.ts'

/** Only names that we make ourselves: no dots but the ending's, no way up. */
const ownPath = /^(?:[\w-]+\/)+[\w-]+\.\w+$/

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
const serveFiles: FeatureRoutes = (app, { files, config }) => {
  const shared = { schema: { hide: true }, config: filesLimit }

  app.get<{ Params: { '*': string } }>('/uploads/*', shared, async (request, reply) => {
    const path = request.params['*']
    const type = typeOf(path)
    if (!type) return sendNotFound(reply)
    // The dashboard asks with HEAD whether a picture exists, and may ask only this server.
    const isHead = request.method === 'HEAD'
    if (config.filesOrigin && !isHead)
      return reply.headers(redirectHeaders).redirect(`${config.filesOrigin}/uploads/${path}`, 302)

    const open = isHead ? describeFile : openFile
    const file = await open(files, { path, range: rangeOf(request, type) })
    return file ? sendFile(reply, type, file) : sendNotFound(reply)
  })
}

const typeOf = (path: string) => (ownPath.test(path) ? contentTypeOf(path) : undefined)

const sendNotFound = (reply: FastifyReply) => reply.code(404).send({ message: messages.notFound })

function sendFile(reply: FastifyReply, type: string, { status, headers, content }: OpenFile) {
  if (type.startsWith('video/')) reply.header('accept-ranges', 'bytes')
  return reply
    .code(status)
    .headers({ ...fileHeaders, 'content-type': type, ...headers })
    .send(content)
}

/** Phones play a video only from servers that support byte ranges. */
const rangeOf = ({ headers }: FastifyRequest, type: string) =>
  type.startsWith('video/') ? headers.range : undefined

const fileHeaders = {
  'cache-control': FOREVER,
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Short enough that a changed FILES_ORIGIN is used after an hour. */
const redirectHeaders = {
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
}
