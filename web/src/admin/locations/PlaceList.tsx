import { ChevronRight, MapPin, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { pluralize } from '../tables/pluralize.ts'
import { childrenOf, type Level, levels, type Place, type PlacePage, usePlaces } from './api.ts'
import type { OpenedPlaceDialog } from './PlaceDialogs.tsx'

type Props = { level: Level; parent?: Place; onOpen: (opened: OpenedPlaceDialog) => void }

/** One branch of the tree, loaded page by page when it is opened. */
export function PlaceList({ level, parent, onOpen }: Props) {
  const { data, ...query } = usePlaces(level, parent?.id ?? '')
  const { many, child } = levels[level]
  if (query.isPending) return <PlaceSkeletons label={`Loading ${many}`} />
  if (query.isLoadingError || !data) {
    const retry = { onRetry: () => query.refetch(), retrying: query.isFetching }
    return <ErrorPanel message={`We could not load the ${many}.`} {...retry} />
  }
  if (!data.pages.every(isList)) return <ErrorPanel message="Error: Invalid data format" />

  const places = data.pages.flatMap((page) => page.data)
  if (places.length === 0) return <NoPlaces level={level} parent={parent} onOpen={onOpen} />

  return (
    <>
      <ul aria-label={parent ? `${many} of ${parent.name}` : many}>
        {places.map((place) => (
          <PlaceRow key={place.id} level={level} place={place} onOpen={onOpen}>
            {child && <PlaceList level={child} parent={place} onOpen={onOpen} />}
          </PlaceRow>
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <p role="alert" className="px-4 py-2.5 text-bad-ink text-sm">
          {`We could not load more ${many}.`}
        </p>
      )}
      {query.hasNextPage && (
        <div className="px-4 py-2">
          <Button
            size="sm"
            variant="secondary"
            busy={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            Show more {many}
          </Button>
        </div>
      )}
    </>
  )
}

const isList = ({ data }: PlacePage) => Array.isArray(data)

function NoPlaces({ level, parent, onOpen }: Props) {
  if (!parent) {
    return (
      <EmptyState
        icon={<MapPin />}
        title="No locations yet"
        text="Add a country, or import a list of places."
        action={<Button onClick={() => onOpen({ dialog: 'add', level })}>Add Country</Button>}
      />
    )
  }
  return (
    <p className="px-4 py-2.5 text-ink-faint text-sm">
      No {levels[level].many} in {parent.name} yet.
    </p>
  )
}

/** Rows of the same shape as a place's. */
export function PlaceSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {['9rem', '6rem', '11rem'].map((width) => (
        <div key={width} className="flex min-h-12 items-center gap-3 px-4 py-1.5">
          <Skeleton width="1.1rem" height="1.1rem" />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  )
}

type PlaceRowProps = {
  level: Level
  place: Place
  onOpen: (opened: OpenedPlaceDialog) => void
  /** The places around it, where they are not above it in the tree. */
  within?: string
  /** The child places; rendered, and so loaded, only while the row is open. */
  children?: ReactNode
}

export function PlaceRow({ level, place, onOpen, within, children }: PlaceRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { child } = levels[level]
  const add = () => {
    if (child) onOpen({ dialog: 'add', level: child, parent: place })
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
              <Name place={place} within={within} />
              <Badge>{pluralize(childrenOf(place), child, levels[child].many)}</Badge>
            </span>
          </button>
        ) : (
          <div className="flex min-w-0 flex-1 items-center gap-2 py-2 pl-8">
            <Name place={place} within={within} />
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
          onClick={() => onOpen({ dialog: 'delete', level, place })}
        />
      </div>
      {isOpen && <div className="ml-4 border-line border-t border-l md:ml-7">{children}</div>}
    </li>
  )
}

function Name({ place: { name, code }, within }: { place: Place; within?: string }) {
  return (
    <span className="wrap-anywhere min-w-0 font-medium">
      {name} {code && <span className="font-normal text-ink-faint text-xs">{code}</span>}
      {within && <span className="block font-normal text-ink-soft text-xs">{within}</span>}
    </span>
  )
}

const opener =
  'flex min-h-control min-w-0 flex-1 items-center gap-2 rounded-md px-2 py-1.5 text-left focus-visible:outline-offset-[-2px]'
