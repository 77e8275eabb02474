import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { QueueFilterForm } from './QueueFilterForm.tsx'
import type { Asked } from './use-queue-filter.ts'

type Props = { asked: Asked; locations: string[]; onApply: (asked: Asked) => void }

/** Open where there is room beside the queue; on phones the queue comes first. */
export function QueueFilters({ asked, locations, onApply }: Props) {
  const [isOpen, setIsOpen] = useState(hasRoom)
  const apply = (next: Asked) => {
    if (!hasRoom()) setIsOpen(false)
    onApply(next)
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
