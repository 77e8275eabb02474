import type { Role } from '../../../caller.ts'
import { newSecret } from '../../core/one-time-tokens/secrets.ts'

const prefixes = { VENDOR: 'qv_', SUPER_ADMIN: 'qa_' } as const

/** The prefix lets secret scanners recognize it and us refuse malformed tokens without a query. */
export const newToken = (role: Role) => prefixes[role] + newSecret()

/** Proves an earlier sign-in; `bearerToken` does not accept it as a session. */
export const newDeviceToken = () => `qd_${newSecret()}`

/** The session token of an Authorization header, if it can be one. */
export function bearerToken(header: string | undefined) {
  return /^Bearer (q[va]_[\w-]{43})$/.exec(header ?? '')?.[1]
}
