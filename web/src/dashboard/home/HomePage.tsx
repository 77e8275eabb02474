import { useMutation, useQuery } from '@tanstack/react-query'
import { useRefetchOnFocus } from '../analytics/use-refetch-on-focus.ts'
import { MenuLinkPanel } from '../menu-link/MenuLinkPanel.tsx'
import { recentActivityQuery, statsQuery } from './api.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { Numbers } from './Numbers.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { Welcome } from './Welcome.tsx'

export function HomePage() {
  const stats = useQuery(statsQuery)
  const activity = useQuery(recentActivityQuery)
  const refresh = useMutation({
    mutationFn: () =>
      Promise.all([stats.refetch({ throwOnError: true }), activity.refetch({ throwOnError: true })]),
    meta: { fallback: 'Failed to refresh dashboard' },
  })
  useRefetchOnFocus()

  return (
    <div className="grid gap-5 lg:gap-6">
      <Welcome />
      {stats.data && <FirstSteps stats={stats.data} />}
      <Numbers query={stats} refreshing={refresh.isPending} onRefresh={() => refresh.mutate()} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
        <div className="grid gap-5 lg:gap-6">
          <QuickActions />
          <RecentActivity query={activity} />
        </div>
        <MenuLinkPanel />
      </div>
    </div>
  )
}
