import type { UseQueryResult } from '@tanstack/react-query'
import type { VendorsSummary } from '@thela/contract/admin/vendors'
import { formatCount } from '@thela/contract/values/numbers'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VendorSearch } from '../vendor-figures/VendorSearch.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { type Chip, chips } from './chips.ts'
import type { ReportsPlace } from './search-params.ts'

type Props = { place: ReportsPlace; summary: UseQueryResult<VendorsSummary> }

export function ReportFilters({ place, summary }: Props) {
  return (
    <Card>
      <div className="grid gap-4">
        <VendorSearch
          label="Search vendors by name or phone"
          value={place.search ?? ''}
          onSearch={(text) => place.change({ search: text.trim() || undefined })}
          onPick={({ businessName }) => place.change({ search: businessName })}
        />
        <fieldset aria-label="Quick filters" className="flex flex-wrap gap-2">
          {chips.map((chip) => (
            <ChipButton key={chip.label} chip={chip} place={place} />
          ))}
        </fieldset>
        <ActiveFilters place={place} />
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

function ChipButton({ chip, place }: { chip: Chip; place: ReportsPlace }) {
  const isOn = place[chip.field] === chip.value

  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => place.change({ [chip.field]: isOn ? undefined : chip.value })}
      className="inline-flex min-h-control-sm items-center rounded-full border border-line-strong px-3.5 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
    >
      {chip.label}
    </button>
  )
}
