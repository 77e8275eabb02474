import { MapPin } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { usePlaces } from './api.ts'
import type { Asked } from './asked.ts'
import { type Level, levels, type Place, type PlacePage } from './levels.ts'
import { PlaceRow } from './PlaceRow.tsx'
import { PlaceSkeletons } from './PlaceSkeletons.tsx'

type Props = { level: Level; parent?: Place; onAsk: (asked: Asked) => void }

/** One branch of the tree: it is asked for when it is opened, and page by page. */
export function PlaceList({ level, parent, onAsk }: Props) {
  const { data, ...query } = usePlaces(level, parent?.id ?? '')
  const { many, child } = levels[level]
  if (query.isPending) return <PlaceSkeletons label={`Loading ${many}`} />
  if (query.isLoadingError || !data) {
    const retry = { onRetry: () => query.refetch(), retrying: query.isFetching }
    return <ErrorPanel message={`We could not load the ${many}.`} {...retry} />
  }
  if (!data.pages.every(isList)) return <ErrorPanel message="Error: Invalid data format" />

  const places = data.pages.flatMap((page) => page.data)
  if (places.length === 0) return <NoPlaces level={level} parent={parent} onAsk={onAsk} />

  return (
    <>
      <ul aria-label={parent ? `${many} of ${parent.name}` : many}>
        {places.map((place) => (
          <PlaceRow key={place.id} level={level} place={place} onAsk={onAsk}>
            {child && <PlaceList level={child} parent={place} onAsk={onAsk} />}
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

function NoPlaces({ level, parent, onAsk }: Props) {
  if (!parent) {
    return (
      <EmptyState
        icon={<MapPin />}
        title="No locations yet"
        text="Add a country, or import a list of places."
        action={<Button onClick={() => onAsk({ question: 'add', level })}>Add Country</Button>}
      />
    )
  }
  return (
    <p className="px-4 py-2.5 text-ink-faint text-sm">
      No {levels[level].many} in {parent.name} yet.
    </p>
  )
}
