import { adTypeOptions, adTypeTraits } from '@thela/contract/ads/ad-types'
import { firstQueueLocations } from '@thela/contract/ads/queue'
import { Search, SlidersHorizontal, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import type { QueueSearch } from './api.ts'
import { bandLabels, statusLabels } from './queue-words.ts'

type Asked = Omit<QueueSearch, 'page' | 'limit'>
type List = { asked: Asked; change: (part: Asked) => void; clear: () => void }

/** Open where there is room beside the queue; on phones the queue comes first. */
export function QueueFilters({ list, locations }: { list: List; locations: string[] }) {
  const { asked, change } = list
  const [isOpen, setIsOpen] = useState(hasRoom)
  const apply = (next: typeof asked) => {
    if (!hasRoom()) setIsOpen(false)
    change(next)
  }

  return (
    <>
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
            <QueueFilterForm
              key={JSON.stringify(asked)}
              asked={asked}
              locations={locations}
              onApply={apply}
            />
          )}
        </search>
      </Card>
      <FilterChips list={list} />
    </>
  )
}

const hasRoom = () => window.matchMedia('(min-width: 48rem)').matches

type FormProps = { asked: Asked; locations: string[]; onApply: (asked: Asked) => void }

/** The choices take effect together, with Apply Filters. */
function QueueFilterForm({ asked, locations, onApply }: FormProps) {
  const [draft, setDraft] = useState(asked)
  const choose = (part: { [Name in keyof Asked]?: string }) => setDraft({ ...draft, ...part } as Asked)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onApply(withoutEmpty(draft))
  }

  return (
    <form className="grid grid-cols-2 gap-4 xl:grid-cols-5" onSubmit={apply}>
      <div className="max-sm:col-span-2">
        <TextField
          label="Search"
          type="search"
          maxLength={100}
          placeholder="ads, vendors, or locations"
          leading={<Search aria-hidden />}
          value={draft.search ?? ''}
          onChange={(event) => choose({ search: event.target.value })}
        />
      </div>
      <Select
        label="Ad type"
        placeholder="All types"
        options={adTypeOptions}
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
      <div className="col-span-full">
        <Button type="submit">Apply Filters</Button>
      </div>
    </form>
  )
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const allLocations = (found: string[]) => [...new Set([...firstQueueLocations, ...found])]

const withoutEmpty = (asked: Asked) =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, value || undefined])) as Asked

/** What is filtered by right now; each can be taken away alone. */
function FilterChips({ list: { asked, change, clear } }: { list: List }) {
  const chips = Object.entries(textsOf(asked)).filter(([, text]) => text)
  if (chips.length === 0) return null

  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {chips.map(([name, text]) => (
        <li key={name}>
          <Button
            size="sm"
            variant="secondary"
            trailingIcon={<X aria-hidden />}
            aria-label={`Remove filter ${text}`}
            onClick={() => change({ [name]: undefined })}
          >
            {text}
          </Button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="ghost" onClick={clear}>
          Clear All
        </Button>
      </li>
    </ul>
  )
}

const textsOf = ({ search, adType, status, location, priority }: Asked) => ({
  search: search && `Search: ${search}`,
  adType: adType && `Type: ${adTypeTraits[adType].label}`,
  status: status && `Status: ${statusLabels[status]}`,
  location: location && `Location: ${location}`,
  priority: priority && `Priority: ${bandLabels[priority]}`,
})
