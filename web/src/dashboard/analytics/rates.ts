import { measureEngagement } from '@thela/contract/analytics/engagement'
import type { AnalyticsSummary, EngagementMetrics } from '@thela/contract/analytics/vendor-analytics'

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
  if (of === 'qrScanRate') return `${Math.round(rate)} of 100 visits came from your QR code.`

  const perVisit = (rate / 100).toFixed(1)
  return `${perVisit} ${counted[of]} in each visit, on average.${rate > 100 ? ` Over 100% is normal: ${severalAtOnce[of]}` : ''}`
}

type RateName = 'qrScanRate' | 'menuExplorationRate' | 'engagementScore'

const counted = {
  menuExplorationRate: 'categories opened',
  engagementScore: 'scans, dishes and categories',
}
const severalAtOnce = {
  menuExplorationRate: 'one visitor opens several categories.',
  engagementScore: 'one visitor does several of these things.',
}
