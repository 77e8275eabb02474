import { formatCount } from '@thela/contract/values/numbers'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

type Props = {
  created: { countries: number; states: number; cities: number; areas: number }
  skipped: number
  onClose: () => void
}

/** How much of what was given is new. */
export function ImportResult({ created, skipped, onClose }: Props) {
  const numbers = [
    ['Countries created', created.countries],
    ['States created', created.states],
    ['Cities created', created.cities],
    ['Areas created', created.areas],
    ['Skipped, because they were there already', skipped],
  ] as const

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Locations imported"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <dl className="grid gap-2 text-sm">
        {numbers.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
