import { adTypes } from '@thela/contract/ad-input'
import { firstQueueLocations } from '@thela/contract/ad-queue'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { adTypeLabels } from '../ads/ad-words.ts'
import { bandLabels, statusLabels } from './queue-words.ts'
import type { Asked } from './use-queue-filter.ts'

type Props = { asked: Asked; locations: string[]; onApply: (asked: Asked) => void }

/** The choices take effect together, with Apply Filters. */
export function QueueFilters({ asked, locations, onApply }: Props) {
  const [isOpen, setIsOpen] = useState(true)
  const [draft, setDraft] = useState(asked)
  const choose = (part: { [Name in keyof Asked]?: string }) => setDraft({ ...draft, ...part } as Asked)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onApply(withoutEmpty(draft))
  }

  return (
    <Card>
      <form className="grid gap-4" onSubmit={apply}>
        <div>
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
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
            <TextField
              label="Search"
              type="search"
              maxLength={100}
              placeholder="ads, vendors, or locations"
              leading={<Search aria-hidden />}
              value={draft.search ?? ''}
              onChange={(event) => choose({ search: event.target.value })}
            />
            <Select
              label="Ad type"
              placeholder="All types"
              options={adTypes.map((type) => ({ value: type, label: adTypeLabels[type] }))}
              value={draft.adType ?? ''}
              onChange={(event) => choose({ adType: event.target.value })}
            />
            <Select
              label="Status"
              placeholder="All"
              options={optionsOf(statusLabels)}
              value={draft.status ?? ''}
              onChange={(event) => choose({ status: event.target.value })}
            />
            <Select
              label="Location"
              placeholder="All locations"
              options={allLocations(locations).map((name) => ({ value: name, label: name }))}
              value={draft.location ?? ''}
              onChange={(event) => choose({ location: event.target.value })}
            />
            <Select
              label="Priority"
              placeholder="All"
              options={optionsOf(bandLabels)}
              value={draft.priority ?? ''}
              onChange={(event) => choose({ priority: event.target.value })}
            />
            <div className="sm:col-span-2 xl:col-span-5">
              <Button type="submit">Apply Filters</Button>
            </div>
          </div>
        )}
      </form>
    </Card>
  )
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const allLocations = (found: string[]) => [...new Set([...firstQueueLocations, ...found])]

const withoutEmpty = (asked: Asked) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value)) as Asked
