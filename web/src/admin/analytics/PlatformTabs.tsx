import { ChartColumn, LayoutDashboard, Lightbulb, Store } from 'lucide-react'
import { Tabs } from '../../ui/Tabs.tsx'
import type { AnalyticsSearch } from './analytics-search.ts'
import { ChartsTab } from './ChartsTab.tsx'
import { InsightsTab } from './InsightsTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import type { AnalyticsPlace } from './search-params.ts'
import { VendorsTab } from './VendorsTab.tsx'

export function PlatformTabs({ place }: { place: AnalyticsPlace }) {
  const { period } = place

  return (
    <Tabs
      label="Platform analytics"
      value={place.tab}
      onChange={(tab) => place.openTab(tab as AnalyticsSearch['tab'])}
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
          content: <VendorsTab place={place} />,
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
