import { X } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { chips } from './chips.ts'
import type { ReportsPlace } from './search-params.ts'

/** Each filter that is on, with a way to take it off. */
export function ActiveFilters({ place }: { place: ReportsPlace }) {
  const pills = [
    ...(place.search ? [{ label: `Search: ${place.search}`, field: 'search' as const }] : []),
    ...chips
      .filter(({ field, value }) => place[field] === value)
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
            onClick={() => place.change({ [field]: undefined })}
            className="grid min-h-control-sm min-w-control-sm place-items-center rounded-full hover:text-ink"
          >
            <X aria-hidden size={14} />
          </button>
        </span>
      ))}
      <Button size="sm" variant="ghost" onClick={place.clear}>
        Clear all
      </Button>
    </fieldset>
  )
}
