/** No name of ours is longer: `maxParamLength` of the router. */
export const MAX_SEGMENT = 500
const UNREADABLE = encodeURIComponent('\uFFFD')

/**
 * An address whose every part can be decoded, stored and found: what cannot is put in its place as the sign for
 * unreadable text, which names nothing. So the router answers it as it answers every name that nobody has.
 */
export function makeReadable(url = '/') {
  const [path, query] = splitAt(url, url.search(/[?#]/))
  if (!path.includes('%') && path.length <= MAX_SEGMENT && path.startsWith('/')) return url

  const segments = pathOf(path).split('/')
  return `/${segments.map(makeSegmentReadable).join('/')}${query}`
}

const splitAt = (text: string, index: number) =>
  index < 0 ? ([text, ''] as const) : ([text.slice(0, index), text.slice(index)] as const)

/** A proxy's request names the whole address; `*` and the like name nothing. */
function pathOf(path: string) {
  if (path.startsWith('/')) return path.slice(1)
  if (!/^https?:\/\//i.test(path)) return UNREADABLE
  const [, ...segments] = path.slice(path.indexOf('//') + 2).split('/')
  return segments.join('/')
}

function makeSegmentReadable(segment: string) {
  try {
    const text = decodeURIComponent(segment)
    return text.includes('\0') || text.length > MAX_SEGMENT ? UNREADABLE : segment
  } catch {
    return UNREADABLE
  }
}
