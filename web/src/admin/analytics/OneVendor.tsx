import { useQuery } from '@tanstack/react-query'
import { timeWords } from '@thela/contract/values/time-zone'
import { ArrowLeft } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { HourlyPattern } from '../vendor-figures/HourlyPattern.tsx'
import { Loaded } from '../vendor-figures/Loaded.tsx'
import { TopItems } from '../vendor-figures/TopItems.tsx'
import { oneVendorQuery } from './api.ts'
import { CategoryViews } from './CategoryViews.tsx'
import { DailyActivity } from './DailyActivity.tsx'
import { EventBreakdown } from './EventBreakdown.tsx'
import { OneVendorCards } from './OneVendorCards.tsx'
import { type AnalyticsPeriod, periodNames } from './period-names.ts'
import { RecentActivity } from './RecentActivity.tsx'
import { VendorIdentity } from './VendorIdentity.tsx'

type Props = { id: string; period: AnalyticsPeriod; onLeave: () => void }

const emptyText = 'No event data available'

export function OneVendor({ id, period, onLeave }: Props) {
  const query = useQuery(oneVendorQuery(id, period))
  const inPeriod = periodNames[period].toLowerCase()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <Button variant="ghost" size="sm" icon={<ArrowLeft aria-hidden />} onClick={onLeave}>
          All vendors
        </Button>
      </div>
      <Loaded query={query} noun="this vendor's analytics" heights={['6rem', '8.5rem', '24rem']}>
        {(answer) => (
          <>
            <VendorIdentity vendor={answer.vendor} />
            <OneVendorCards answer={answer} inPeriod={inPeriod} />
            <DailyActivity days={answer.timeSeriesData} period={period} />
            <div className="grid items-start gap-5 xl:grid-cols-2">
              <HourlyPattern
                hours={answer.hourlyData}
                description={`24 hours, ${inPeriod} (${timeWords()}).`}
                emptyText={emptyText}
              />
              <TopItems
                items={answer.topItems}
                description={`Most clicked, ${inPeriod}.`}
                emptyText={emptyText}
              />
            </div>
            <div className="grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-3">
              <CategoryViews categories={answer.categories} inPeriod={inPeriod} />
              <EventBreakdown breakdown={answer.eventBreakdown} />
              <RecentActivity events={answer.recentActivity} now={new Date(query.dataUpdatedAt)} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}
