/** No path segment of ours is longer: `maxParamLength` of the router. */
export const MAX_SEGMENT = 500
const UNREADABLE = encodeURIComponent('\uFFFD')

/**
 * A URL whose every segment can be decoded and stored: an invalid segment is replaced by U+FFFD, which names
 * nothing. So the router answers it with 404 like any unknown name.
 */
export function sanitizeUrl(url = '/') {
  const [path, query] = splitAt(url, url.search(/[?#]/))
  if (!path.includes('%') && path.length <= MAX_SEGMENT && path.startsWith('/')) return url

  const segments = pathOf(path).split('/')
  return `/${segments.map(sanitizeSegment).join('/')}${query}`
}

const splitAt = (text: string, index: number) =>
  index < 0 ? ([text, ''] as const) : ([text.slice(0, index), text.slice(index)] as const)

/** A proxy request has an absolute URL; `*` and the like name nothing. */
function pathOf(path: string) {
  if (path.startsWith('/')) return path.slice(1)
  if (!/^https?:\/\//i.test(path)) return UNREADABLE
  const [, ...segments] = path.slice(path.indexOf('//') + 2).split('/')
  return segments.join('/')
}

function sanitizeSegment(segment: string) {
  try {
    const text = decodeURIComponent(segment)
    return text.includes('\0') || text.length > MAX_SEGMENT ? UNREADABLE : segment
  } catch {
    return UNREADABLE
  }
}
