import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { QueueFilterForm } from './QueueFilterForm.tsx'
import type { QueueAddress } from './use-queue-filter.ts'

type Props = { address: QueueAddress; locations: string[] }

/** Open where there is room beside the queue; on phones the queue comes first. */
export function QueueFilters({ address: { asked, change }, locations }: Props) {
  const [isOpen, setIsOpen] = useState(hasRoom)
  const apply = (next: typeof asked) => {
    if (!hasRoom()) setIsOpen(false)
    change(next)
  }

  return (
    <Card>
      <search className="grid gap-4">
        <div className="-m-2 md:m-0">
          <Button
            variant="ghost"
            icon={<SlidersHorizontal aria-hidden />}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            Filters
          </Button>
        </div>
        {isOpen && (
          <QueueFilterForm key={JSON.stringify(asked)} asked={asked} locations={locations} onApply={apply} />
        )}
      </search>
    </Card>
  )
}

const hasRoom = () => window.matchMedia('(min-width: 48rem)').matches
