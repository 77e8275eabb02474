import { type Period, periodDays } from '@thela/contract/values/date-range'
import { CalendarRange } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { CustomDates } from './CustomDates.tsx'
import { lastSevenDays, type Span } from './span.ts'

type Props = {
  label: string
  nameOf: (period: Period) => string
  span: Span
  onChange: (span: Span) => void
  /** Offers a way back beside the dates. */
  cancellable?: boolean
}

const periods = Object.keys(periodDays) as Period[]

export function SpanPicker({ label, nameOf, span, onChange, cancellable = false }: Props) {
  const { period, dates } = span
  const leaveDates = () => onChange({ period })

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Segments
          label={label}
          segments={periods.map((value) => ({ value, label: nameOf(value) }))}
          value={dates ? '' : period}
          onChange={(value) => onChange({ period: value as Period })}
        />
        <Button
          size="sm"
          variant={dates ? 'secondary' : 'ghost'}
          icon={<CalendarRange aria-hidden />}
          aria-pressed={dates !== undefined}
          onClick={dates ? leaveDates : () => onChange({ period, dates: lastSevenDays() })}
        >
          Custom Range
        </Button>
      </div>
      {dates && (
        <CustomDates
          dates={dates}
          onChange={(dates) => onChange({ period, dates })}
          onCancel={cancellable ? leaveDates : undefined}
        />
      )}
    </div>
  )
}
