import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'

/** Who fetched a delivery, as far as we can tell visitors apart. */
export type Visitor = { address: string; userAgent: string }

/** What a delivery promises: this ad, in this placement, on this menu, to this visitor, once, in this time. */
type Delivery = {
  adId: string
  /** Without one nothing is billed. */
  placementId?: string
  vendorId?: string
  /** From `tagVisitor`. */
  visitor: string
  /** How long the ad must be visible: before that nobody can have seen it. */
  viewableAfterMs: number
}
export type ReadToken = Omit<Delivery, 'viewableAfterMs'> & { nonce: string; usableAt: Date; expiresAt: Date }

/** A menu may stay open for a while; whoever comes later asks again. */
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

/** What a token says, if it is one of ours and not too old; whether it was used is known to the database alone. */
export function readToken(key: KeyObject, token: string, now = new Date()): ReadToken | undefined {
  const [, words = '', mac = ''] = /^(.*)\.([\w-]{43})$/.exec(token) ?? []
  if (!timingSafeEqual(Buffer.from(macOf(key, words)), Buffer.from(mac.padEnd(43)))) return undefined

  const [placementId, adId, vendorId, visitor, usable, nonce] = words.split('.')
  // A token that another version signed has other parts.
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
