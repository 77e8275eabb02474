import { measureEngagement } from '@thela/contract/analytics/engagement'
import type { AnalyticsSummary, EngagementMetrics } from '@thela/contract/analytics/vendor-analytics'
import * as words from '@thela/words/dashboard/engagement'

type Measured = { summary: AnalyticsSummary; engagementMetrics?: Partial<EngagementMetrics> }

/** The server's own values; what it does not send is computed from the summary. */
export function ratesOf({ summary, engagementMetrics }: Measured) {
  return { ...measureEngagement(summary), ...engagementMetrics }
}

/** Always two decimals, so that rates line up. */
export const formatRate = (rate: number) =>
  `${rate.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`

/** A rate in plain words; all but the first may exceed 100, which needs a word of its own (DEC-057). */
export function explainRate(of: RateName, rate: number) {
  if (of === 'qrScanRate') return words.scansOf100(Math.round(rate))

  const tell = meanings[of][rate > 100 ? 'over100' : 'upTo100']
  return tell((rate / 100).toFixed(1))
}

type RateName = 'qrScanRate' | 'menuExplorationRate' | 'engagementScore'

const meanings = {
  menuExplorationRate: { upTo100: words.categoriesPerVisit, over100: words.manyCategoriesPerVisit },
  engagementScore: { upTo100: words.actsPerVisit, over100: words.manyActsPerVisit },
}
