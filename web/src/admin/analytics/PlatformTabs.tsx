import { useQuery } from '@tanstack/react-query'
import { timeZoneLabel } from '@thela/contract/values/time-zone'
import { ChartColumn, LayoutDashboard, Lightbulb, Store } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { tableColumns } from '../tables/exported-columns.ts'
import { summaryQuery, vendorPageQuery } from '../vendor-figures/api.ts'
import { Charts } from '../vendor-figures/Charts.tsx'
import { VendorPages } from '../vendor-figures/VendorPages.tsx'
import type { AnalyticsSearch } from './analytics-search.ts'
import { analyticsKey, platformQuery, polling } from './api.ts'
import { InsightsTab } from './InsightsTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { type AnalyticsParams, type AnalyticsPeriod, periodNames } from './search-params.ts'
import { vendorColumns } from './vendor-columns.tsx'

export function PlatformTabs({ params }: { params: AnalyticsParams }) {
  const { period } = params

  return (
    <Tabs
      label="Platform analytics"
      value={params.tab}
      onChange={(tab) => params.openTab(tab as AnalyticsSearch['tab'])}
      tabs={[
        {
          value: 'overview',
          label: 'Overview',
          icon: <LayoutDashboard aria-hidden />,
          content: <OverviewTab period={period} />,
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
          content: <ChartsTab period={period} />,
        },
        {
          value: 'insights',
          label: 'Insights',
          icon: <Lightbulb aria-hidden />,
          content: <InsightsTab period={period} />,
        },
      ]}
    />
  )
}

const VENDORS_A_PAGE = 20

function VendorsTab({ params }: { params: AnalyticsParams }) {
  const { page, listQuery, openPage, change } = params
  const query = useQuery({
    ...vendorPageQuery(analyticsKey, { ...listQuery, page, limit: VENDORS_A_PAGE }),
    ...polling,
  })

  return (
    <Card flush>
      <VendorPages
        query={query}
        columns={tableColumns(vendorColumns, (id) => change({ vendor: id, search: undefined }))}
        skeletonRows={8}
        empty={
          <EmptyState
            icon={<Store />}
            title="No vendors found"
            text={
              params.search
                ? 'Try another name, phone number or email.'
                : 'Vendors appear here when they join.'
            }
          />
        }
        page={page}
        pageSize={VENDORS_A_PAGE}
        onPageChange={openPage}
      />
    </Card>
  )
}

function ChartsTab({ period }: { period: AnalyticsPeriod }) {
  const platform = useQuery(platformQuery(period))
  const summary = useQuery({ ...summaryQuery(analyticsKey, { period }), ...polling })
  const inPeriod = periodNames[period].toLowerCase()
  const about = {
    hours: `All vendors, 24 hours, ${inPeriod} (${timeZoneLabel()}).`,
    items: `Most clicked, ${inPeriod}.`,
    comparison: `Top 10 by views, ${inPeriod}.`,
  }

  return <Charts platform={platform} summary={summary} about={about} emptyText="No event data available" />
}
