import { adTypeOptions } from '@thela/contract/ads/ad-types'
import { firstQueueLocations } from '@thela/contract/ads/queue'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { bandLabels, statusLabels } from './queue-words.ts'
import type { QueueAddress } from './use-queue-filter.ts'

type Asked = QueueAddress['asked']
type Props = { asked: Asked; locations: string[]; onApply: (asked: Asked) => void }

/** The choices take effect together, with Apply Filters. */
export function QueueFilterForm({ asked, locations, onApply }: Props) {
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
