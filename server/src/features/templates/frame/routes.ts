import { messages } from '@thela/contract/error-body'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inEncoding } from '../../../http/choose-bytes.ts'
import { compressQuickly } from '../../../http/compress-page.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { createPageCache } from '../../../http/page-cache.ts'
import { filesLimit } from '../../../http/pipeline/rate-limits.ts'
import type { Platform } from '../../../platform.ts'
import { hasCompiled } from '../uploads/queries.ts'
import { readCode } from '../uploads/template-files.ts'
import { connectionAllowlist, frameDocument, framePolicy, readRuntime } from './frame-document.ts'

type FileRequest = FastifyRequest<{ Params: { file: string } }>

const templateFile = /^(?:tpl-)?([0-9a-f]{32})(?:\.js)?$/

/** Uploaded templates, each under the hash of its code: /t/{hash} and the two scripts it loads. */
export const templateFrameRoutes: FeatureRoutes = (app, platform) => {
  const { config } = platform
  const templates = cacheTemplates(platform)
  let runtime: ReturnType<typeof loadRuntime> | undefined
  const getRuntime = () => {
    runtime ??= loadRuntime()
    return runtime
  }

  app.get('/t/:file', { schema: { hide: true }, config: filesLimit }, async (request: FileRequest, reply) => {
    const { file } = request.params
    const runtime = await getRuntime()
    if (file === runtime.file) return sendScript(request, reply, runtime)

    const hash = templateFile.exec(file)?.[1] ?? ''
    const template = hash && (await templates.getFresh(hash))
    if (!template) return reply.code(404).send({ message: messages.notFound })
    if (file !== hash) return sendScript(request, reply, template)

    // A document with an opaque origin cannot use this header, and browsers log a warning.
    return reply
      .removeHeader('origin-agent-cluster')
      .headers({
        'content-security-policy': framePolicy(config, runtime.file, hash),
        'cache-control': 'no-cache',
        'connection-allowlist': connectionAllowlist(config),
      })
      .type('text/html; charset=utf-8')
      .send(frameDocument(runtime.file, hash))
  })
}

const MAX_DESIGN_BYTES = 32 * 1024 * 1024

/** Compiled templates as bytes, compressed once: a template never changes under its hash, it can only be removed. */
const cacheTemplates = (platform: Platform) =>
  createPageCache(
    {
      readRevision: async (hash) =>
        (await hasCompiled(platform.db, hash))
          ? { revision: hash, slug: '', siteName: '', isClosed: false }
          : undefined,
      makePage: async (hash, current) => {
        const code = await readCode(platform, hash)
        return { ...current, etag: `"${hash}"`, ...(await compressQuickly(code)) }
      },
    },
    { maxBytes: MAX_DESIGN_BYTES },
  )

async function loadRuntime() {
  const { code, file } = await readRuntime()
  return { file, ...(await compressQuickly(code)) }
}

type Bytes = Parameters<typeof inEncoding>[0]

/** Named by its content hash, so it never changes; loaded by a frame with an opaque origin, so it allows all origins. */
function sendScript(request: FastifyRequest, reply: FastifyReply, bytes: Bytes) {
  const { encoding, body } = inEncoding(bytes, String(request.headers['accept-encoding'] ?? ''))
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    })
    .type('text/javascript; charset=utf-8')
    .send(body)
}
