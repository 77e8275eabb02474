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
