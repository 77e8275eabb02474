import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import * as words from '@thela/words/dashboard/home'
import { ChartColumn, QrCode, Tags, UserRound, UtensilsCrossed } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { useRefetchOnFocus } from '../analytics/refetching.ts'
import { MenuLinkPanel } from '../menu-link/MenuLinkPanel.tsx'
import { ViewMenuLink } from '../menu-link/ViewMenuLink.tsx'
import { useVendor } from '../use-vendor.ts'
import { recentActivityQuery, statsQuery, todayQuery } from './api.ts'
import { ClosedToday } from './ClosedToday.tsx'
import { Counter } from './Counter.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { Numbers } from './Numbers.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { TodayCard } from './TodayCard.tsx'

export function HomePage() {
  const stats = useQuery(statsQuery)
  const today = useQuery(todayQuery)
  const activity = useQuery(recentActivityQuery)
  const refresh = useMutation({
    mutationFn: () =>
      Promise.all([stats, today, activity].map((query) => query.refetch({ throwOnError: true }))),
    meta: { fallback: words.refreshFailed },
  })
  useRefetchOnFocus()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <Welcome />
      {stats.data && <FirstSteps stats={stats.data} hasTemplate={today.data?.hasTemplate} />}
      <div className={columns}>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:gap-6">
          <TodayCard query={today} />
          <ClosedToday />
          <Counter query={today} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:row-span-2 lg:gap-6">
          <Numbers query={stats} refreshing={refresh.isPending} onRefresh={() => refresh.mutate()} />
          <QuickActions />
          <MenuLinkPanel />
        </div>
        <RecentActivity query={activity} />
      </div>
    </div>
  )
}

/** On a desktop the day is on the left and the rest on the right, as long as each is. */
const columns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-6'

function Welcome() {
  const { name, businessName, qrCodeUrl } = useVendor()

  return (
    <PageHeader
      title={words.welcome(name)}
      description={words.overviewOf(businessName)}
      actions={
        <>
          <ViewMenuLink />
          {qrCodeUrl && (
            <Button asChild>
              <Link to="/dashboard/qr-code">
                <QrCode aria-hidden />
                {words.viewQrCode}
              </Link>
            </Button>
          )}
        </>
      }
    />
  )
}

function QuickActions() {
  return (
    <Card title={words.quickActions}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-2">
        {actions.map(({ link, label, Icon }) => (
          <li key={label}>
            <Link {...link} className={tile}>
              <span
                aria-hidden
                className="grid size-10 place-items-center rounded-md bg-brand-soft text-brand-ink"
              >
                <Icon size={20} />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const actions = [
  {
    label: words.addCategory,
    Icon: Tags,
    link: linkOptions({ to: '/dashboard/categories', search: { add: '1' } }),
  },
  {
    label: words.addMenuItem,
    Icon: UtensilsCrossed,
    link: linkOptions({ to: '/dashboard/items', search: { add: '1' } }),
  },
  { label: words.viewAnalytics, Icon: ChartColumn, link: linkOptions({ to: '/dashboard/analytics' }) },
  { label: words.updateProfile, Icon: UserRound, link: linkOptions({ to: '/dashboard/profile' }) },
]

const tile =
  'flex h-full flex-col items-center gap-2 rounded-md border border-line px-2 py-4 text-center font-semibold text-ink text-sm transition-colors hover:border-line-strong hover:bg-hover'
