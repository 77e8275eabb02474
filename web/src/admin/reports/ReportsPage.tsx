import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { SummaryInParts, VendorsSummary } from '@thela/contract/admin/vendors'
import { timeZoneLabel } from '@thela/contract/values/time-zone'
import { ChartColumn, LayoutDashboard, Lock, Store, Trophy } from 'lucide-react'
import { useSession } from '../../api/session/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { summaryQuery } from '../vendor-figures/api.ts'
import { Charts } from '../vendor-figures/Charts.tsx'
import { platformQuery, reportsKey } from './api.ts'
import { OverviewTab } from './OverviewTab.tsx'
import { PerformanceTab } from './PerformanceTab.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import type { ReportsSearch } from './reports-search.ts'
import { useReportsParams } from './search-params.ts'
import { VendorsTab } from './VendorsTab.tsx'

/** The guard of the route comes first; the page does not rely on it (DEC-165). */
export function ReportsPage() {
  return useSession()?.isAdmin ? <Reports /> : <AccessDenied />
}

function AccessDenied() {
  return (
    <EmptyState icon={<Lock />} title="Access Denied" text="You don't have permission to view this page." />
  )
}

function Reports() {
  const params = useReportsParams()
  const summary = useQuery(summaryQuery(reportsKey, params.listQuery))

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title="Vendor Reports" description="How vendors performed in the last 30 days." />
      <ReportFilters params={params} summary={summary} />
      <Tabs
        label="Vendor reports"
        value={params.tab}
        onChange={(tab) => params.openTab(tab as ReportsSearch['tab'])}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            icon: <LayoutDashboard aria-hidden />,
            content: <OverviewTab summary={summary} />,
          },
          {
            value: 'vendors',
            label: 'Vendors',
            icon: <Store aria-hidden />,
            content: <VendorsTab params={params} />,
          },
          {
            value: 'charts',
            label: 'Charts',
            icon: <ChartColumn aria-hidden />,
            content: <ChartsTab summary={summary} />,
          },
          {
            value: 'performance',
            label: 'Performance',
            icon: <Trophy aria-hidden />,
            content: <PerformanceTab summary={summary} />,
          },
        ]}
      />
    </div>
  )
}

const about = () => ({
  hours: `All vendors, 24 hours, last 30 days (${timeZoneLabel()}).`,
  items: 'All vendors, most clicked, last 30 days.',
  comparison: 'Top 10 of the vendors shown, last 30 days.',
})

function ChartsTab({ summary }: { summary: UseQueryResult<VendorsSummary | SummaryInParts> }) {
  const platform = useQuery(platformQuery)

  return <Charts platform={platform} summary={summary} about={about()} emptyText="No Analytics Data" />
}
