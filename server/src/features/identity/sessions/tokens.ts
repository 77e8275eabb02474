import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '../../../caller.ts'

const prefixes = { VENDOR: 'qv_', SUPER_ADMIN: 'qa_' } as const

/** 256 random bits; the prefix lets secret scanners know it and us refuse nonsense without asking the database. */
export const newToken = (role: Role) => prefixes[role] + randomBytes(32).toString('base64url')

/** A proof of an earlier sign-in; `bearerToken` does not take it for a session. */
export const newDeviceToken = () => `qd_${randomBytes(32).toString('base64url')}`

export const newSecret = () => randomBytes(32).toString('base64url')

/** Only the hash is stored: a stolen table opens no session. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** The session token of an Authorization header, if it can be one. */
export function bearerToken(header: string | undefined) {
  return /^Bearer (q[va]_[\w-]{43})$/.exec(header ?? '')?.[1]
}
