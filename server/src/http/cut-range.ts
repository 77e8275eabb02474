import type { FastifyReply } from 'fastify'

/** Phones play a film only from servers that send it in parts: the part that is asked for, or the whole. */
export function cutRange(reply: FastifyReply, header: string | undefined, bytes: Buffer) {
  reply.header('accept-ranges', 'bytes')
  const range = readRange(header, bytes.length)
  if (!range) return bytes

  const isThere = range.start <= range.end
  reply.code(isThere ? 206 : 416)
  reply.header('content-range', `bytes ${isThere ? `${range.start}-${range.end}` : '*'}/${bytes.length}`)
  return bytes.subarray(range.start, range.end + 1)
}

/** 'bytes=0-99', 'bytes=100-' or 'bytes=-100'; several parts at once are answered with the whole, as everybody may. */
function readRange(header: string | undefined, size: number) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return { start: Math.max(0, size - Number(to)), end: size - 1 }
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
