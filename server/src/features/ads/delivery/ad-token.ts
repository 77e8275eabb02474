import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'

/** Who requested an ad, as far as we can tell visitors apart. */
export type Visitor = { address: string; userAgent: string }

/** What a token is signed for: this ad, in this placement, on this menu, to this visitor, once, within this time. */
type Delivery = {
  adId: string
  /** Without a placement nothing is billed. */
  placementId?: string
  vendorId?: string
  /** From `tagVisitor`. */
  visitor: string
  /** How long the ad must be visible to count as seen. */
  viewableAfterMs: number
}
export type ReadToken = Omit<Delivery, 'viewableAfterMs'> & { nonce: string; usableAt: Date; expiresAt: Date }

/** A menu may stay open for a while; after this it requests new ads. */
export const TOKEN_LIFE_MS = 60 * 60_000

/** The token carries this tag instead of the address, and the server stores neither. */
export const tagVisitor = (key: KeyObject, { address, userAgent }: Visitor) =>
  macOf(key, `visitor\n${address}\n${userAgent}`).slice(0, 16)

export function signToken(key: KeyObject, delivery: Delivery, now = new Date()) {
  const { placementId = '', adId, vendorId = '', visitor, viewableAfterMs } = delivery
  const usableAt = (now.getTime() + viewableAfterMs).toString(36)
  const nonce = randomBytes(12).toString('base64url')
  const words = [placementId, adId, vendorId, visitor, usableAt, nonce].join('.')

  return `${words}.${macOf(key, words)}`
}

/** The content of a valid token that has not expired; only the database knows whether it was used. */
export function readToken(key: KeyObject, token: string, now = new Date()): ReadToken | undefined {
  const end = token.lastIndexOf('.')
  const [words, mac] = [token.slice(0, end), token.slice(end + 1)]
  if (end < 0 || !/^[\w-]{43}$/.test(mac)) return undefined
  if (!timingSafeEqual(Buffer.from(macOf(key, words)), Buffer.from(mac))) return undefined

  const [placementId, adId, vendorId, visitor, usable, nonce] = words.split('.')
  // A token signed by another version may have other parts.
  if (!adId || !visitor || !usable || !nonce) return undefined
  const usableAt = new Date(Number.parseInt(usable, 36))
  const expiresAt = new Date(usableAt.getTime() + TOKEN_LIFE_MS)
  if (expiresAt <= now) return undefined

  return {
    adId,
    placementId: placementId || undefined,
    vendorId: vendorId || undefined,
    visitor,
    nonce,
    usableAt,
    expiresAt,
  }
}

const macOf = (key: KeyObject, words: string) => createHmac('sha256', key).update(words).digest('base64url')
