import { MAX_DEVICE_TOKENS } from '@thela/contract/identity/accounts'
import { queryClient } from '../query-client.ts'
import { profileQuery } from './profile.ts'
import { saveSession, type User } from './session.ts'

/** Starts a session with the answer of a login or a registration. */
export function signIn({ token, user, deviceToken }: { token: string; user: User; deviceToken: string }) {
  // The profile is known already, so the next page need not wait for it.
  queryClient.setQueryData(profileQuery.queryKey, user)
  keepDeviceToken(deviceToken)
  saveSession(token, user)
}

/** Kept longer than the session: tokens that prove this browser has signed in before, newest first. */
const KEY = 'thela-devices'

/** Sent with a sign-in; undefined in a browser that never signed in. */
export function readDeviceTokens() {
  const kept = readKept()
  return kept.length > 0 ? kept : undefined
}

function keepDeviceToken(token: string) {
  const others = readKept().filter((kept) => kept !== token)
  try {
    localStorage.setItem(KEY, JSON.stringify([token, ...others].slice(0, MAX_DEVICE_TOKENS)))
  } catch {
    // Without storage every sign-in is that of a new device.
  }
}

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((token) => typeof token === 'string').slice(0, MAX_DEVICE_TOKENS)
      : []
  } catch {
    return []
  }
}
