import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import type { Encoding } from './choose-encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const runLimited = pLimit(1)

const brotliAt = (quality: number, html: Uint8Array) =>
  compressBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })

/** Good enough to send at once, in a few milliseconds and off the main thread. */
export const compressTo: Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>> = {
  br: (bytes) => brotliAt(5, bytes),
  gzip: (bytes) => compressGzip(bytes, { level: 6 }),
}

export async function compressQuickly(html: Uint8Array) {
  const [brotli, gzip] = await Promise.all([compressTo.br(html), compressTo.gzip(html)])
  return { brotli, gzip }
}

/** Best compression, one page at a time and off the main thread, for later requests. */
export const compressSlowly = (html: Uint8Array) => runLimited(() => brotliAt(11, html))

/** The same, unless the page has been replaced meanwhile: continuous edits cause no useless work. */
export const compressIfCurrent = (html: Uint8Array, isCurrent: () => boolean) =>
  runLimited(async () => (isCurrent() ? brotliAt(11, html) : undefined))
