import { gunzipSync } from 'node:zlib'
import { chooseEncoding } from './choose-encoding.ts'
import type { CachedPage } from './page-cache.ts'

type PageAnswer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | undefined }

type Compressed = Pick<CachedPage, 'brotli' | 'gzip'>
type PageBytes = Compressed & Pick<CachedPage, 'etag'>
type Asked = { acceptEncoding: string | undefined; ifNoneMatch: string | undefined }

/** The page in an encoding that the browser accepts, or 304 when it already has it. */
export function chooseBytes(page: PageBytes, { acceptEncoding = '', ifNoneMatch }: Asked): PageAnswer {
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    etag: page.etag,
    // Browsers and a CDN may cache it for a moment; after that they revalidate and get 304.
    'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
    vary: 'Accept-Encoding',
  }
  if (ifNoneMatch?.includes(page.etag)) return { status: 304, headers, body: undefined }

  const { encoding, body } = inEncoding(page, acceptEncoding)
  if (encoding) headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  return { status: 200, headers, body }
}

export function inEncoding(page: Compressed, accepted: string) {
  const encoding = chooseEncoding(accepted)
  if (encoding === 'br') return { encoding, body: page.brotli }
  if (encoding === 'gzip') return { encoding, body: page.gzip }
  return { encoding, body: gunzipSync(page.gzip) }
}
