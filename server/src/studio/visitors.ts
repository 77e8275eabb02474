import { createHash, randomBytes } from 'node:crypto'
import type { Verdict, Viewer } from './messages.ts'

const COOKIE = 'thela_studio'

type Ask = (viewer: Viewer) => Promise<Verdict>

/** Who may come in: a key opens once, and whoever used one is known by a cookie of this port while signed in. */
export function makeVisitors(ask: Ask) {
  const keys = new Map<string, Viewer>()
  const sessions = new Map<string, Viewer>()

  return {
    expect: (hash: string, viewer: Viewer) => keys.set(hash, viewer),

    /** The cookie for whoever has a key that was not used yet. */
    async admit(key: string) {
      const viewer = keys.get(hashOf(key))
      keys.delete(hashOf(key))
      if (!viewer || (await ask(viewer)) !== 'allowed') return undefined
      const session = randomBytes(32).toString('base64url')
      sessions.set(session, viewer)
      return `${COOKIE}=${session}; HttpOnly; SameSite=Strict; Path=/`
    },

    find: (cookies: string | undefined) => sessions.get(sessionIn(cookies)),
    forget: (cookies: string | undefined) => sessions.delete(sessionIn(cookies)),
  }
}

function sessionIn(cookies = '') {
  const cookie = cookies.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
  return cookie?.slice(COOKIE.length + 1) ?? ''
}

export const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
