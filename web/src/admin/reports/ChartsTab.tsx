import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { VendorsSummary } from '@thela/contract/admin/vendors'
import { timeWords } from '@thela/contract/values/time-zone'
import { Charts } from '../vendor-figures/Charts.tsx'
import { platformQuery } from './api.ts'

const about = () => ({
  hours: `All vendors, 24 hours, last 30 days (${timeWords()}).`,
  items: 'All vendors, most clicked, last 30 days.',
  comparison: 'Top 10 of the vendors shown, last 30 days.',
})

export function ChartsTab({ summary }: { summary: UseQueryResult<VendorsSummary> }) {
  const platform = useQuery(platformQuery)

  return <Charts platform={platform} summary={summary} about={about()} emptyText="No Analytics Data" />
}
