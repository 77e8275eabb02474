import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip'

/** In our order of preference. */
const ENCODINGS: Encoding[] = ['br', 'gzip']
const chosen = new LRUCache<string, Encoding | 'none'>({ max: 1000 })

/** The compression for an Accept-Encoding header, undefined for none; browsers send only a handful of values. */
export function chooseEncoding(header: string | undefined) {
  if (!header) return undefined
  const known = chosen.get(header)
  if (known) return known === 'none' ? undefined : known

  const encoding = negotiate(header)
  chosen.set(header, encoding ?? 'none')
  return encoding
}

/** The highest quality value wins; 0 means never, and * applies to those that are not named. */
function negotiate(header: string) {
  const qualities = new Map(header.split(',').map(readQuality))
  const qualityOf = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get('*') ?? 0

  return ENCODINGS.filter((encoding) => qualityOf(encoding) > 0).sort(
    (a, b) => qualityOf(b) - qualityOf(a),
  )[0]
}

function readQuality(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [name, quality === undefined ? 1 : Number(quality) || 0]
}
