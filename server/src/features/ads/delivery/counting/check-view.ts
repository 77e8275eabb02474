import type { KeyObject } from 'node:crypto'
import { isbot } from 'isbot'
import { type ReadToken, readToken, tagVisitor, type Visitor } from '../ad-token.ts'

/** An impression or click, as the menu reports it. */
export type AdView = Visitor & {
  type: 'AD_IMPRESSION' | 'AD_CLICK'
  adId: string
  placementId?: string
  vendorId?: string
  token?: string
  at: Date
}

/** A view whose token was checked: only such an impression may be billed, and only such a click may count. */
export type CheckedView = Omit<AdView, 'token'> & { delivery?: ReadToken; isOtherVisitor?: boolean }

/** Why an impression is not billed; administrators see these counts. */
export const unbilledReasons = ['over_cap', 'visitor_limit', 'address_limit', 'other_visitor'] as const
export type Unbilled = (typeof unbilledReasons)[number]

export type ViewRefusal =
  | Unbilled
  | 'robot'
  | 'no_token'
  | 'bad_token'
  | 'too_early'
  | 'unknown_ad'
  | 'unknown_placement'
  | 'not_seen'
  | 'replayed'

/** Refuses what needs no database: robots, clicks without a token, and tokens that are invalid or used too early. */
export function checkView(key: KeyObject, { token, ...view }: AdView): CheckedView | ViewRefusal {
  const isClick = view.type === 'AD_CLICK'
  if (view.userAgent === '' || isbot(view.userAgent)) return 'robot'
  if (!token) return isClick ? 'no_token' : view

  const delivery = readToken(key, token, view.at)
  if (delivery?.adId !== view.adId) return 'bad_token'
  if (view.at < delivery.usableAt) return 'too_early'

  const isOtherVisitor = delivery.visitor !== tagVisitor(key, view)
  if (isClick && isOtherVisitor) return 'other_visitor'
  const { placementId, vendorId } = delivery
  return { ...view, placementId, vendorId, delivery, isOtherVisitor }
}
