import { messages } from '@thela/contract/error-body'
import type { FeatureRoutes } from '../../http/feature-routes.ts'

const types: Record<string, string> = {
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** Only names that we make ourselves: no dots but the ending's, no way up. */
const ownPath = /^(?:[\w-]+\/)+[\w-]+\.(\w+)$/

export const uploadRoutes: FeatureRoutes = (app, { files }) => {
  app.get<{ Params: { '*': string } }>('/uploads/*', { schema: { hide: true } }, async (request, reply) => {
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
      .send(bytes)
  })
}
