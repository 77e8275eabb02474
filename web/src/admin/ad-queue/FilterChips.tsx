import { adTypeTraits } from '@thela/contract/ads/ad-types'
import { X } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { bandLabels, statusLabels } from './queue-words.ts'
import type { QueueAddress, QueueFilter } from './use-queue-filter.ts'

/** What is filtered by right now; each can be taken away alone. */
export function FilterChips({ address: { asked, change, clear } }: { address: QueueAddress }) {
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

const textsOf = ({ search, adType, status, location, priority }: QueueFilter) => ({
  search: search && `Search: ${search}`,
  adType: adType && `Type: ${adTypeTraits[adType].label}`,
  status: status && `Status: ${statusLabels[status]}`,
  location: location && `Location: ${location}`,
  priority: priority && `Priority: ${bandLabels[priority]}`,
})
