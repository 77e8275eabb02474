import { safeLink } from '@thela/contract/values/safe-link'
import { notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { recentAdConfig } from '../configuration/read-ad-config.ts'
import { findAd } from '../record/queries.ts'
import { type AdView, judgeView, type ViewRefusal } from './counting/accept-view.ts'
import { countViews } from './counting/count-views.ts'
import { makeKey } from './signing-key.ts'

/** Counts what menus tell about ads; `countRefusal` hears why something was not counted. */
export function recordViews({ db }: Platform, countRefusal: (reason: ViewRefusal) => void) {
  const queue = countViews(db)
  const adConfig = recentAdConfig(db)
  const keyOf = makeKey(db)

  async function record(view: AdView) {
    const judged = judgeView(await keyOf(), view)
    const refusal = typeof judged === 'string' ? judged : await queue.add(judged)
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
    /** Where the click leads; it leads there whether it is counted or not. */
    async click(view: AdView) {
      const { linkUrl } = await findAd(db, view.adId)
      if ((await adConfig()).behavior.trackAdClicks) await record(view)
      return safeLink(linkUrl)
    },
    drain: queue.drain,
  }
}
