import type { UseQueryResult } from '@tanstack/react-query'
import { totalViewsOf } from '@thela/contract/analytics/engagement'
import type { Today } from '@thela/contract/analytics/today'
import { formatCount } from '@thela/contract/values/numbers'
import * as words from '@thela/words/dashboard/home'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { compareWithUsual, waysOf } from './today-in-words.ts'
import { VisitsByHour } from './VisitsByHour.tsx'

/** How today is going: how many people, how they came, and whether that is usual for this weekday. */
export function TodayCard({ query }: { query: UseQueryResult<Today> }) {
  const { data: today, isLoadingError } = query

  return (
    <Card title={words.today}>
      {isLoadingError && <QueryFailure query={query} message={words.todayFailed} />}
      {!today && !isLoadingError && <TodaySkeleton />}
      {today && <TodayFigures today={today} />}
    </Card>
  )
}

function TodayFigures({ today }: { today: Today }) {
  const comparison = compareWithUsual(today)
  const hasHours = totalViewsOf(today) > 0 || today.usualHours?.some((count) => count > 0)

  return (
    <div className="grid gap-4">
      <div>
        <p className="flex items-baseline gap-2">
          <RichText
            text={words.people(today.visitors, formatCount(today.visitors))}
            tags={{
              count: (text) => (
                <span className="font-bold text-5xl tabular-nums leading-none tracking-tight">{text}</span>
              ),
              people: (text) => <span className="font-semibold text-ink-soft text-lg">{text}</span>,
            }}
          />
        </p>
        <p className="mt-2 text-ink-soft">{waysOf(today)}</p>
        {comparison && <p className="mt-1 font-medium text-sm">{comparison}</p>}
      </div>
      {hasHours && <VisitsByHour today={today} />}
    </div>
  )
}

function TodaySkeleton() {
  return (
    <div role="status" aria-label={words.loadingToday} className="grid gap-3">
      <Skeleton width="7rem" height="3rem" />
      <Skeleton width="14rem" />
      <Skeleton height="6rem" />
    </div>
  )
}
