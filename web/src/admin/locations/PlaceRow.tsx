import { ChevronRight, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { counted } from '../tables/counted.ts'
import type { Asked } from './asked.ts'
import { childrenOf, type Level, levels, type Place } from './levels.ts'

type Props = {
  level: Level
  place: Place
  onAsk: (asked: Asked) => void
  /** What is in it; shown, and so asked for, only while it is open. */
  children?: ReactNode
}

export function PlaceRow({ level, place, onAsk, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { child } = levels[level]
  const add = () => {
    if (child) onAsk({ question: 'add', level: child, parent: place })
  }

  return (
    <li className="border-line border-t first:border-t-0">
      <div className="flex min-h-12 items-center gap-1 pr-2 text-sm md:min-h-10 pl-1 hover:bg-sunken md:pr-3 md:pl-2">
        {child ? (
          <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} className={opener}>
            <ChevronRight
              aria-hidden
              size={18}
              className={`shrink-0 text-ink-faint transition-transform ${isOpen ? 'rotate-90' : ''}`}
            />
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
              <Name place={place} />
              <Badge>{counted(childrenOf(place), child, levels[child].many)}</Badge>
            </span>
          </button>
        ) : (
          <div className="flex min-w-0 flex-1 items-center gap-2 py-2 pl-8">
            <Name place={place} />
          </div>
        )}
        {child && (
          <IconButton
            size="sm"
            label={`Add ${child} to ${place.name}`}
            icon={<Plus aria-hidden />}
            onClick={add}
          />
        )}
        <IconButton
          size="sm"
          label={`Delete ${place.name}`}
          icon={<Trash2 aria-hidden />}
          onClick={() => onAsk({ question: 'delete', level, place })}
        />
      </div>
      {isOpen && <div className="ml-4 border-line border-t border-l md:ml-7">{children}</div>}
    </li>
  )
}

function Name({ place: { name, code } }: { place: Place }) {
  return (
    <span className="wrap-anywhere min-w-0 font-medium">
      {name} {code && <span className="font-normal text-ink-faint text-xs">{code}</span>}
    </span>
  )
}

const opener =
  'flex min-h-control min-w-0 flex-1 items-center gap-2 rounded-md px-2 py-1.5 text-left focus-visible:outline-offset-[-2px]'
