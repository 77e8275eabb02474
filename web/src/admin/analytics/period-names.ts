import type { analyticsPeriods } from '@thela/contract/values/date-range'

export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

export const periodNames: Record<AnalyticsPeriod, string> = {
  '1d': 'Today',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
}
