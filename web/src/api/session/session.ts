import type { AdminUser } from '@thela/contract/identity/accounts'
import type { VendorProfile } from '@thela/contract/vendors/profile'
import { useSyncExternalStore } from 'react'

export type User = VendorProfile | AdminUser
export type Session = { token: string; user: User; isAdmin: boolean; isVendor: boolean }

/** The two keys in local storage: the bearer token as it is, the user as JSON. Both, or there is no session. */
const TOKEN_KEY = 'thela-token'
const USER_KEY = 'thela-user'

let session = readStored()
const listeners = new Set<() => void>()

export const readSession = () => session

/** The build renders the public pages as a guest sees them. */
const guest = () => null

export const useSession = () => useSyncExternalStore(subscribeToSession, readSession, guest)

export function saveSession(token: string, user: User) {
  // The token is written last, so that another tab never reads it with another user's data.
  write(USER_KEY, JSON.stringify(user))
  write(TOKEN_KEY, token)
  changeTo(sessionOf(token, user))
}

/** Stores the profile, unless another user has signed in meanwhile. */
export function rememberUser(token: string, profile: User) {
  if (session?.token === token) saveSession(token, { ...session.user, ...profile })
}

export function endSession() {
  write(TOKEN_KEY, null)
  write(USER_KEY, null)
  changeTo(null)
}

export function subscribeToSession(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

// Follows sign-ins and sign-outs in other tabs.
globalThis.window?.addEventListener('storage', () => {
  const stored = readStored()
  if (JSON.stringify(stored) !== JSON.stringify(session)) changeTo(stored)
})

function changeTo(next: Session | null) {
  session = next
  for (const listener of listeners) listener()
}

function readStored() {
  try {
    const token = localStorage.getItem(TOKEN_KEY)
    const user = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null')
    return token && user ? sessionOf(token, user) : null
  } catch {
    return null
  }
}

/** Everyone who is not an administrator is a vendor. */
function sessionOf(token: string, user: User): Session {
  const isAdmin = user.role === 'SUPER_ADMIN'
  return { token, user, isAdmin, isVendor: !isAdmin }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Without storage the session lasts until the page is closed.
  }
}
