import type { KeyObject } from 'node:crypto'
import { isbot } from 'isbot'
import { type ReadToken, readToken } from '../ad-token.ts'

/** Something that happened to an ad, as the menu tells it. */
export type AdView = {
  type: 'AD_IMPRESSION' | 'AD_CLICK'
  adId: string
  placementId?: string
  vendorId?: string
  token?: string
  at: Date
  userAgent: string
}

/** With its token read: only such an impression may count against a cap. */
export type JudgedView = Omit<AdView, 'token'> & { delivery?: ReadToken }

export type ViewRefusal = 'robot' | 'bad_token' | 'unknown_ad' | 'unknown_placement' | 'replayed' | 'over_cap'

/** What can be refused without asking anyone: programs, and tokens that are not ours, not this ad's or too old. */
export function judgeView(key: KeyObject, { token, ...view }: AdView): JudgedView | ViewRefusal {
  if (view.userAgent === '' || isbot(view.userAgent)) return 'robot'
  if (!token) return view

  const delivery = readToken(key, token, view.at)
  if (delivery?.adId !== view.adId) return 'bad_token'
  const { placementId, vendorId } = delivery
  return { ...view, placementId, vendorId, delivery }
}
