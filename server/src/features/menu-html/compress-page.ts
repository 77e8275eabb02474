import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const brotliAt = (quality: number, html: Buffer) =>
  compressBrotli(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })

/** Good enough to send at once, in a few milliseconds. */
export async function compressQuickly(html: Buffer) {
  const [brotli, gzip] = await Promise.all([brotliAt(5, html), compressGzip(html, { level: 6 })])
  return { brotli, gzip }
}

/** As small as it gets, one page at a time and off the main thread, for all who ask later. */
export function compressSlowly(html: Buffer) {
  const turn = lastTurn.then(() => brotliAt(11, html))
  lastTurn = turn.catch(() => undefined)
  return turn
}

let lastTurn: Promise<unknown> = Promise.resolve()
