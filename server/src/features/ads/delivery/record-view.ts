import { safeLink } from '@thela/contract/values/safe-link'
import { notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { recentAdConfig } from '../configuration/read-ad-config.ts'
import { findAd } from '../record/queries.ts'
import { type AdView, checkView, type ViewRefusal } from './counting/check-view.ts'
import { countViews } from './counting/count-views.ts'
import { signingKeyReader } from './signing-key.ts'

/** Counts the ad views that menus report; `countRefusal` gets the reason of each that was not counted. */
export function recordViews({ db }: Platform, countRefusal: (reason: ViewRefusal) => void) {
  const queue = countViews(db)
  const adConfig = recentAdConfig(db)
  const keyOf = signingKeyReader(db)

  async function record(view: AdView) {
    const checked = checkView(await keyOf(), view)
    const refusal = typeof checked === 'string' ? checked : await queue.add(checked)
    if (refusal) countRefusal(refusal)
    return refusal
  }

  return {
    /** Whether the impression counts. */
    async see(view: AdView) {
      const refusal = await record(view)
      if (refusal === 'unknown_ad') throw notFound('Ad')
      if (refusal) await findAd(db, view.adId)
      return refusal === undefined
    },
    /** The link of the ad, whether the click is counted or not. */
    async click(view: AdView) {
      const { linkUrl } = await findAd(db, view.adId)
      if ((await adConfig()).behavior.trackAdClicks) await record(view)
      return safeLink(linkUrl)
    },
    drain: queue.drain,
  }
}
