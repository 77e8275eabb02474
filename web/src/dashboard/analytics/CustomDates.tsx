import { type DayRange, problemOfRange } from '@thela/contract/values/date-range'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DateRange, type Dates } from '../../ui/DateRange.tsx'
import { readToday } from './span.ts'

const DELAY_MS = 500

type Props = { dates: DayRange; onChange: (dates: DayRange) => void; onCancel?: () => void }

/** Two dates, told to others half a second after the last change and only when they make sense. */
export function CustomDates({ dates, onChange, onCancel }: Props) {
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
        label="Custom Range"
        value={typed}
        onChange={change}
        max={readToday()}
        error={problem?.path === 'startDate' ? problem.msg : undefined}
        toError={problem?.path === 'endDate' ? problem.msg : undefined}
      />
      {onCancel && (
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  )
}

function problemOf({ from, to }: Dates) {
  if (!from && !to) return { path: 'startDate', msg: 'Start date is required' } as const
  return problemOfRange({ startDate: from, endDate: to }, readToday())
}
