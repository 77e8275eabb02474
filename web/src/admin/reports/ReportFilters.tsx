import type { UseQueryResult } from '@tanstack/react-query'
import type { SummaryInParts, VendorsSummary } from '@thela/contract/admin/vendors'
import { formatCount } from '@thela/contract/values/numbers'
import { X } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { VendorSearch } from '../vendor-figures/VendorSearch.tsx'
import type { ReportsSearch } from './reports-search.ts'
import type { ReportsParams } from './search-params.ts'

type Props = { params: ReportsParams; summary: UseQueryResult<VendorsSummary | SummaryInParts> }

export function ReportFilters({ params, summary }: Props) {
  return (
    <Card>
      <div className="grid gap-4">
        <VendorSearch
          label="Search vendors by name or phone"
          value={params.search ?? ''}
          onSearch={(text) => params.change({ search: text.trim() || undefined })}
          onPick={({ businessName }) => params.change({ search: businessName })}
        />
        <fieldset aria-label="Quick filters" className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <ChipButton key={chip.label} chip={chip} params={params} />
          ))}
        </fieldset>
        <ActiveFilters params={params} />
        {!summary.isLoadingError && (
          <p role="status" className="text-ink-soft text-sm">
            {summary.data ? (
              `Showing ${formatCount(summary.data.totalVendors)} vendors`
            ) : (
              <Skeleton width="9rem" />
            )}
          </p>
        )}
      </div>
    </Card>
  )
}

function ChipButton({ chip, params }: { chip: Chip; params: ReportsParams }) {
  const isOn = params[chip.field] === chip.value

  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => params.change({ [chip.field]: isOn ? undefined : chip.value })}
      className="inline-flex min-h-control-sm items-center rounded-full border border-line-strong px-3.5 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
    >
      {chip.label}
    </button>
  )
}

type Chip =
  | { field: 'status'; value: NonNullable<ReportsSearch['status']>; label: string }
  | { field: 'segment'; value: NonNullable<ReportsSearch['segment']>; label: string }

/** One status and one segment at a time (DEC-159). */
const chips: readonly Chip[] = [
  { field: 'status', value: 'active', label: 'Active' },
  { field: 'status', value: 'banned', label: 'Banned' },
  { field: 'segment', value: 'new', label: 'New (30 days)' },
  { field: 'segment', value: 'highActivity', label: 'High Activity' },
  { field: 'segment', value: 'lowActivity', label: 'Low Activity' },
  { field: 'segment', value: 'highEngagement', label: 'High Engagement' },
  { field: 'segment', value: 'lowEngagement', label: 'Low Engagement' },
]

/** Each active filter with a button to remove it. */
function ActiveFilters({ params }: { params: ReportsParams }) {
  const pills = [
    ...(params.search ? [{ label: `Search: ${params.search}`, field: 'search' as const }] : []),
    ...chips
      .filter(({ field, value }) => params[field] === value)
      .map(({ label, field }) => ({ label, field })),
  ]
  if (pills.length === 0) return null

  return (
    <fieldset aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {pills.map(({ label, field }) => (
        <span
          key={label}
          className="inline-flex items-center gap-1 rounded-full bg-brand-soft pl-3 font-semibold text-brand-ink text-xs"
        >
          {label}
          <button
            type="button"
            aria-label={`Remove ${label}`}
            onClick={() => params.change({ [field]: undefined })}
            className="grid min-h-control-sm min-w-control-sm params-items-center rounded-full hover:text-ink"
          >
            <X aria-hidden size={14} />
          </button>
        </span>
      ))}
      <Button size="sm" variant="ghost" onClick={params.clear}>
        Clear all
      </Button>
    </fieldset>
  )
}
