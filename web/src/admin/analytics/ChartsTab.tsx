import { useQuery } from '@tanstack/react-query'
import { timeWords } from '@thela/contract/values/time-zone'
import { summaryQuery } from '../vendor-figures/api.ts'
import { Charts } from '../vendor-figures/Charts.tsx'
import { analyticsKey, keptFresh, platformQuery } from './api.ts'
import { type AnalyticsPeriod, periodNames } from './period-names.ts'

export function ChartsTab({ period }: { period: AnalyticsPeriod }) {
  const platform = useQuery(platformQuery(period))
  const summary = useQuery({ ...summaryQuery(analyticsKey, { period }), ...keptFresh })
  const inPeriod = periodNames[period].toLowerCase()
  const about = {
    hours: `All vendors, 24 hours, ${inPeriod} (${timeWords()}).`,
    items: `Most clicked, ${inPeriod}.`,
    comparison: `Top 10 by views, ${inPeriod}.`,
  }

  return <Charts platform={platform} summary={summary} about={about} emptyText="No event data available" />
}
