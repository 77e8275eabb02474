import { createHash, randomBytes } from 'node:crypto'
import type { AccessDecision, Viewer } from './messages.ts'

const COOKIE = 'thela_studio'

type Ask = (viewer: Viewer) => Promise<AccessDecision>

/** Who may use the tool: a key works once, and its user is then recognized by a cookie while signed in. */
export function makeVisitors(ask: Ask, { isSecure }: { isSecure: boolean }) {
  const keys = new Map<string, Viewer>()
  const sessions = new Map<string, Viewer>()

  return {
    expect: (hash: string, viewer: Viewer) => keys.set(hash, viewer),

    /** Returns the session cookie for an unused key. */
    async admit(key: string) {
      const viewer = keys.get(hashOf(key))
      keys.delete(hashOf(key))
      if (!viewer || (await ask(viewer)) !== 'allowed') return undefined
      const session = randomBytes(32).toString('base64url')
      sessions.set(session, viewer)
      return `${COOKIE}=${session}; HttpOnly; SameSite=Strict; Path=/${isSecure ? '; Secure' : ''}`
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
