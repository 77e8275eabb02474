import { useQuery } from '@tanstack/react-query'
import type { FoundPlace } from '@thela/contract/places/admin-locations'
import { SearchX } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { levels, placeSearchQuery } from './api.ts'
import type { OpenedPlaceDialog } from './PlaceDialogs.tsx'
import { PlaceList, PlaceRow, PlaceSkeletons } from './PlaceList.tsx'

type Props = { search: string; onOpen: (opened: OpenedPlaceDialog) => void }

/** What was found, from all levels; a place opens here as it does in the tree. */
export function PlaceSearch({ search, onOpen }: Props) {
  const { data: found, ...query } = useQuery(placeSearchQuery(search))
  if (query.isPending) return <PlaceSkeletons label="Loading locations" />
  if (!found) return <QueryFailure query={query} message="We could not search the locations." />
  if (found.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No locations found"
        text={`No country, state, city or area matches “${search}”.`}
      />
    )
  }

  return (
    <ul aria-label="Locations found" aria-busy={query.isFetching}>
      {found.map((place) => (
        <FoundRow key={`${place.level} ${place.id}`} place={place} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function FoundRow({ place: found, onOpen }: { place: FoundPlace } & Pick<Props, 'onOpen'>) {
  const { level, id, name, code, within, children } = found
  const place = { id, name, code: code ?? undefined, _count: { places: children } }
  const { child } = levels[level]

  return (
    <PlaceRow level={level} place={place} within={within} onOpen={onOpen}>
      {child && <PlaceList level={child} parent={place} onOpen={onOpen} />}
    </PlaceRow>
  )
}
