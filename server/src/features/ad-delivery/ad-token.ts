import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a delivery promises: this ad, in this placement, on this menu, once, until then. */
type Delivery = { placementId: string; adId: string; vendorId: string }
export type ReadToken = Delivery & { nonce: string; expiresAt: Date }

/** A menu may stay open for a while; whoever comes later asks again. */
export const TOKEN_LIFE_MS = 60 * 60_000

export function signToken(key: KeyObject, { placementId, adId, vendorId }: Delivery, now = new Date()) {
  const expires = Math.floor((now.getTime() + TOKEN_LIFE_MS) / 1000)
  const nonce = randomBytes(12).toString('base64url')
  const words = [placementId, adId, vendorId, expires.toString(36), nonce].join('.')

  return `${words}.${macOf(key, words)}`
}

/** What a token says, if it is one of ours and not too old; whether it was used is known to the database alone. */
export function readToken(key: KeyObject, token: string, now = new Date()): ReadToken | undefined {
  const [, words = '', mac = ''] = /^(.*)\.([\w-]{43})$/.exec(token) ?? []
  const [placementId, adId, vendorId, expires, nonce] = words.split('.')
  if (!placementId || !adId || !vendorId || !expires || !nonce) return undefined
  if (!timingSafeEqual(Buffer.from(macOf(key, words)), Buffer.from(mac))) return undefined

  const expiresAt = new Date(Number.parseInt(expires, 36) * 1000)
  return expiresAt > now ? { placementId, adId, vendorId, nonce, expiresAt } : undefined
}

const macOf = (key: KeyObject, words: string) => createHmac('sha256', key).update(words).digest('base64url')
