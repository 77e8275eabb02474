import { alwaysListedTypes } from '@thela/contract/admin/platform-analytics'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActivityOverTime, HourlyPattern, TopItems, VendorComparison } from '../vendor-figures/Charts.tsx'
import { DailyActivity, EventBreakdown, RecentActivity } from './activity-panels.tsx'
import { NotificationList } from './Notifications.tsx'

const none = { views: 0, qrScans: 0, itemClicks: 0 }
const days = Array.from({ length: 30 }, (_, n) => ({
  date: `2026-03-${String(n + 1).padStart(2, '0')}`,
  ...none,
}))
const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, ...none }))
const breakdown = Object.fromEntries(alwaysListedTypes.map((type) => [type, 0]))
const emptyText = 'No event data available'

test('a platform without visits draws no chart and says so [AAN-20] [AAN-21]', () => {
  const charts = [
    <ActivityOverTime key="days" days={days} emptyText={emptyText} />,
    <HourlyPattern key="hours" hours={hours} description="" emptyText={emptyText} />,
    <VendorComparison key="vendors" vendors={[]} description="" emptyText={emptyText} />,
    <TopItems key="items" items={[]} description="" emptyText={emptyText} />,
    <EventBreakdown key="events" breakdown={breakdown} />,
  ]
  for (const chart of charts) {
    const html = renderToString(chart)
    expect(html).toContain('No event data available')
    expect(html).not.toContain('<figure')
  }
})

test('a period without visits has no analytics data [AAN-17]', () => {
  expect(renderToString(<DailyActivity days={days} period="30d" />)).toContain('No Analytics Data')
})

test('a period in which nothing happened has no recent activity [AAN-18]', () => {
  expect(renderToString(<RecentActivity events={[]} now={new Date()} />)).toContain('No recent activity')
})

test('an administrator who has dismissed everything has no notifications [AAN-16]', () => {
  const query = { isLoadingError: false, isPending: false } as never
  const html = renderToString(<NotificationList query={query} fresh={[]} onDismiss={() => {}} />)
  expect(html).toContain('No notifications')
})

test('one visit is enough for a chart [AAN-26]', () => {
  const visited = [...days.slice(0, -1), { date: '2026-03-31', views: 1, qrScans: 0, itemClicks: 0 }]
  const html = renderToString(<ActivityOverTime days={visited} emptyText={emptyText} />)
  expect(html).toContain('<figure')
  // Seven days with a head of their own each, the last of them with its visit.
  expect(html.match(/<th scope="row">/g)).toHaveLength(7)
  expect(html).toMatch(/Mar 31<\/th><td>1<\/td><td>0<\/td><td>0<\/td>/)
})
