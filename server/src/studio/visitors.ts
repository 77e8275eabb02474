import { createHash, randomBytes } from 'node:crypto'
import type { Viewer } from './messages.ts'

const COOKIE = 'thela_studio'

/** Who may come in: a key opens once, and whoever used one is known by a cookie of this port. */
export function makeVisitors() {
  const keys = new Map<string, Viewer>()
  const sessions = new Map<string, Viewer>()

  return {
    expect: (hash: string, viewer: Viewer) => keys.set(hash, viewer),

    /** The cookie for whoever has a key that was not used yet. */
    admit(key: string) {
      const viewer = keys.get(hashOf(key))
      if (!viewer) return undefined
      keys.delete(hashOf(key))
      const session = randomBytes(32).toString('base64url')
      sessions.set(session, viewer)
      return `${COOKIE}=${session}; HttpOnly; SameSite=Strict; Path=/`
    },

    find(cookies = '') {
      const cookie = cookies.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
      return sessions.get(cookie?.slice(COOKIE.length + 1) ?? '')
    },
  }
}

export const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
