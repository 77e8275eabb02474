import type { UseQueryResult } from '@tanstack/react-query'
import type { AuditStats } from '@thela/contract/core/audit-logs'
import { formatCount } from '@thela/contract/values/numbers'
import { Activity, CalendarDays, CalendarRange, UsersRound } from 'lucide-react'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Card } from '../../ui/Card.tsx'
import { StatCard } from '../../ui/StatCard.tsx'

const cards = [
  { of: 'totalActions', label: 'Total Actions', caption: 'in the last 30 days', Icon: Activity },
  { of: 'todayActions', label: "Today's Actions", caption: 'since midnight', Icon: CalendarDays },
  { of: 'activeAdmins', label: 'Active Admins', caption: 'in the last 30 days', Icon: UsersRound },
  { of: 'weeklyActions', label: 'Last 7 Days', caption: 'actions, with today', Icon: CalendarRange },
] as const

export function LogStats({ query }: { query: UseQueryResult<AuditStats> }) {
  const stats = query.data
  if (query.isLoadingError) {
    return (
      <Card>
        <QueryFailure query={query} message="We could not count the actions." />
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {cards.map(({ of, label, caption, Icon }) => (
        <StatCard
          key={of}
          label={label}
          value={stats && formatCount(stats[of])}
          caption={caption}
          icon={<Icon />}
          loading={!stats}
        />
      ))}
    </div>
  )
}
