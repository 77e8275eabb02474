import type { ReactNode } from 'react'
import { Skeleton } from './Skeleton.tsx'

type Props = {
  label: string
  value: ReactNode
  icon?: ReactNode
  caption?: ReactNode
  loading?: boolean
}

export function StatCard({ label, value, icon, caption, loading = false }: Props) {
  return (
    <div
      aria-busy={loading || undefined}
      className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-card md:p-5"
    >
      <div className="flex min-h-8 items-start justify-between gap-2">
        <p className="font-medium text-ink-soft text-sm">{label}</p>
        {icon && (
          <span
            aria-hidden
            className="-mt-1 -mr-1 grid size-9 shrink-0 place-items-center rounded-md bg-brand-soft text-brand-ink [&_svg]:size-4.5"
          >
            {icon}
          </span>
        )}
      </div>
      {loading ? (
        <Skeleton width="5rem" height="1.875rem" />
      ) : (
        <p className="font-bold text-2xl tabular-nums tracking-tight">{value}</p>
      )}
      {caption && (loading ? <Skeleton width="8rem" /> : <p className="text-ink-faint text-xs">{caption}</p>)}
    </div>
  )
}
