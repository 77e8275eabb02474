import type { FastifyInstance } from 'fastify'
import { chooseEncoding } from '../choose-encoding.ts'
import { compressTo } from '../compress-page.ts'

/** A smaller answer fits into one packet with its headers: compressing it would only cost time. */
const MIN_BYTES = 1000

/**
 * Compresses larger answers in JSON. Their length gives no secret away: another site cannot make a browser send the
 * header that names a session.
 */
export function addJsonCompression(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, body) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    if (typeof body !== 'string' || !isJson || reply.hasHeader('content-encoding')) return body
    const bytes = Buffer.from(body)
    if (bytes.length < MIN_BYTES) return body

    reply.header('vary', 'Accept-Encoding')
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''))
    if (!encoding) return body

    reply.header('content-encoding', encoding).removeHeader('content-length')
    return compressTo[encoding](bytes)
  })
}
