import { type DayRange, type Period, periodDays, problemOfRange } from '@thela/contract/values/date-range'
import * as words from '@thela/words/dashboard/analytics'
import { CalendarRange } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { DateRange, type Dates } from '../../ui/form/DateRange.tsx'
import { Segments } from '../../ui/form/Segments.tsx'
import { businessToday, lastSevenDays, type Span } from './span.ts'

type Props = {
  label: string
  nameOf: (period: Period) => string
  span: Span
  onChange: (span: Span) => void
  /** Shows a cancel button beside the dates. */
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
          {words.customRange}
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

const DELAY_MS = 500

type DatesProps = { dates: DayRange; onChange: (dates: DayRange) => void; onCancel?: () => void }

/** Two dates, reported half a second after the last change and only when they are valid. */
function CustomDates({ dates, onChange, onCancel }: DatesProps) {
  const [typed, setTyped] = useState<Dates>({ from: dates.startDate, to: dates.endDate })
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const problem = problemOf(typed)

  const change = (next: Dates) => {
    setTyped(next)
    clearTimeout(timer.current)
    if (problemOf(next)) return
    timer.current = window.setTimeout(() => onChange({ startDate: next.from, endDate: next.to }), DELAY_MS)
  }

  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <DateRange
        label={words.customRange}
        value={typed}
        onChange={change}
        max={businessToday()}
        error={problem?.path === 'startDate' ? problem.msg : undefined}
        toError={problem?.path === 'endDate' ? problem.msg : undefined}
      />
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}

function problemOf({ from, to }: Dates) {
  if (!from && !to) return { path: 'startDate', msg: words.startDateRequired } as const
  return problemOfRange({ startDate: from, endDate: to }, businessToday())
}
