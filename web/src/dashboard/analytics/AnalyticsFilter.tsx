import type { EventType } from '@thela/contract/analytics/event-types'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/Select.tsx'
import { SpanPicker } from './SpanPicker.tsx'
import type { Span } from './span.ts'

type Props = {
  span: Span
  type: EventType | undefined
  onSpanChange: (span: Span) => void
  onTypeChange: (type: EventType | undefined) => void
}

export function AnalyticsFilter({ span, type, onSpanChange, onTypeChange }: Props) {
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <SpanPicker
          label="Time range"
          nameOf={(period) => period.toUpperCase()}
          span={span}
          onChange={onSpanChange}
        />
        <div className="w-full sm:w-56">
          <Select
            label="Event Type"
            hint="Narrows the list of recent activity."
            placeholder="All Events"
            options={types}
            value={type ?? ''}
            onChange={({ target }) => onTypeChange((target.value || undefined) as EventType | undefined)}
          />
        </div>
      </div>
    </Card>
  )
}

const types = [
  { value: 'MENU_VIEW', label: 'Menu Views' },
  { value: 'QR_SCAN', label: 'QR Scans' },
]
