import { readFile } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { menuPhotoApi, type PhotoProgress } from '@thela/contract/menus/menu-photo'
import { HttpError, refusedFile } from '../../../http/errors.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { MENU_PHOTOS_PER_10_MINUTES } from '../../../http/limits.ts'
import { limitPerPerson } from '../../../http/pipeline/rate-limits.ts'
import { withForm } from '../../../http/receive-form.ts'
import { type Call, route } from '../../../http/route.ts'
import type { Platform } from '../../../platform.ts'
import { pictureTypeOf } from '../../core/uploads/picture-type.ts'
import { readUploadLimits } from '../../core/uploads/upload-limits.ts'
import { makePhotoReader, wrongType } from './make-photo-reader.ts'

export const menuPhotoRoutes: FeatureRoutes = (app, platform) => {
  const reader = makePhotoReader()
  app.addHook('onClose', async () => reader.close())

  route(app, menuPhotoApi.read, async (call) => stream(call, reader, await receivePhoto(call, platform)), {
    config: limitPerPerson(MENU_PHOTOS_PER_10_MINUTES, '10 minutes'),
  })
}

type PhotoCall = Pick<Call<typeof menuPhotoApi.read>, 'request' | 'reply'>
type Photo = Awaited<ReturnType<typeof receivePhoto>>

/** The photo as bytes; the form's temporary file is deleted before they are read. */
async function receivePhoto({ request }: PhotoCall, { db }: Platform) {
  const { megabytes, maxBytes, types } = await readUploadLimits(db)

  return withForm(request, { field: 'image', most: 1, maxBytes }, async ({ files: [file] }) => {
    if (!file) throw refusedFile('No image file provided')
    if (file.isTooLarge) throw refusedFile(`File size must be less than ${megabytes}MB`)
    const photo = await readFile(file.path)
    const type = pictureTypeOf(photo)
    if (!type || !types.includes(type)) throw refusedFile(wrongType(types))
    return { photo, types }
  })
}

/** Answers when reading has begun, so that a refusal has its status; from then on a failure is the last line. */
async function stream({ reply }: PhotoCall, reader: ReturnType<typeof makePhotoReader>, photo: Photo) {
  const lines = new PassThrough()
  const send = (progress: PhotoProgress) => lines.write(`${JSON.stringify(progress)}\n`)
  const begun = Promise.withResolvers<void>()
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())

  reader
    .read({
      ...photo,
      signal: gone.signal,
      onPercent: (percent) => {
        begun.resolve()
        send({ percent })
      },
    })
    .then((read) => send({ lines: read }))
    .catch((error: Error) => {
      // Nobody is left to be told.
      if (!gone.signal.aborted) begun.reject(error)
      send({ failed: error instanceof HttpError ? error.message : 'The photo could not be read' })
    })
    .finally(() => {
      begun.resolve()
      lines.end()
    })
  await begun.promise
  // A proxy must not collect the lines.
  reply.headers({ 'content-type': 'application/x-ndjson', 'x-accel-buffering': 'no' })
  return reply.send(lines) as never
}
