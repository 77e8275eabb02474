import { MAX_SPANS, type Span, type WeekHours } from '@thela/contract/vendors/opening-hours'
import * as words from '@thela/words/dashboard/opening-hours'
import { CopyCheck, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { clockTimes } from './clock-times.ts'

type Props = { week: WeekHours; onChange: (week: WeekHours) => void }

/** Seven rows, Monday first. */
export function WeekRows({ week, onChange }: Props) {
  const [monday = []] = week

  return (
    <div className="grid gap-3 sm:max-w-lg">
      {words.weekdays.map((day, n) => (
        <fieldset key={day} className="grid justify-items-start gap-1.5">
          <legend className="mb-1 font-medium text-ink text-sm">{day}</legend>
          <DayRows day={day} spans={week[n] ?? []} onChange={(spans) => onChange(replace(week, n, spans))} />
          {n === 0 && (
            <Button
              variant="ghost"
              size="sm"
              icon={<CopyCheck aria-hidden size={16} />}
              onClick={() => onChange(week.map(() => monday))}
            >
              {words.copyToAll(day)}
            </Button>
          )}
        </fieldset>
      ))}
    </div>
  )
}

type DayProps = { day: string; spans: Span[]; onChange: (spans: Span[]) => void }

/** A row per span; a day without one is closed. */
function DayRows({ day, spans, onChange }: DayProps) {
  const [first, second] = spans

  return (
    <>
      <SpanRow
        labels={[words.opens(day), words.closes(day)]}
        span={first}
        closedLabel={words.closed}
        onChange={(span) => onChange(span ? replace(spans, 0, span) : [])}
      >
        {first && spans.length < MAX_SPANS && (
          <IconButton
            label={words.addSecond(day)}
            icon={<Plus aria-hidden size={18} />}
            onClick={() => onChange([first, { opens: '17:00', closes: '22:00' }])}
          />
        )}
      </SpanRow>
      {first && second && (
        <SpanRow
          labels={[words.opensAgain(day), words.closesAgain(day)]}
          span={second}
          onChange={(span) => onChange(span ? [first, span] : [first])}
        >
          <IconButton
            label={words.removeSecond(day)}
            icon={<X aria-hidden size={18} />}
            onClick={() => onChange([first])}
          />
        </SpanRow>
      )}
    </>
  )
}

type SpanProps = {
  labels: [opens: string, closes: string]
  span: Span | undefined
  /** Where a day can be closed. */
  closedLabel?: string
  onChange: (span: Span | null) => void
  children: ReactNode
}

function SpanRow({ labels: [opens, closes], span, closedLabel, onChange, children }: SpanProps) {
  const change = (part: Record<string, string>) =>
    onChange({ ...(span ?? { opens: '09:00', closes: '21:00' }), ...part } as Span)

  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] gap-2">
      <Select
        labelHidden
        label={opens}
        placeholder={closedLabel}
        options={clockTimes}
        value={span?.opens ?? ''}
        onChange={({ target }) => (target.value ? change({ opens: target.value }) : onChange(null))}
      />
      {span && (
        <Select
          labelHidden
          label={closes}
          options={clockTimes}
          value={span.closes}
          onChange={({ target }) => change({ closes: target.value })}
        />
      )}
      {children}
    </div>
  )
}

const replace = <Element,>(list: Element[], place: number, element: Element) => [
  ...list.slice(0, place),
  element,
  ...list.slice(place + 1),
]
