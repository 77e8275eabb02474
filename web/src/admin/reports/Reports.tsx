import { useQuery } from '@tanstack/react-query'
import { ChartColumn, LayoutDashboard, Store, Trophy } from 'lucide-react'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { summaryQuery } from '../vendor-figures/api.ts'
import { reportsKey } from './api.ts'
import { ChartsTab } from './ChartsTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { PerformanceTab } from './PerformanceTab.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import type { ReportsSearch } from './reports-search.ts'
import { useReportsPlace } from './search-params.ts'
import { VendorsTab } from './VendorsTab.tsx'

export function Reports() {
  const place = useReportsPlace()
  const summary = useQuery(summaryQuery(reportsKey, place.asked))

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHeader title="Vendor Reports" description="How vendors did in the last 30 days." />
      <ReportFilters place={place} summary={summary} />
      <Tabs
        label="Vendor reports"
        value={place.tab}
        onChange={(tab) => place.openTab(tab as ReportsSearch['tab'])}
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
            content: <VendorsTab place={place} />,
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
