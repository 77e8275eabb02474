import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as words from '@thela/words/dashboard/add-dishes/library'
import { SearchX } from 'lucide-react'
import { QueryFailure } from '../../../api/failures/QueryFailure.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { dishesQuery } from '../api.ts'
import { DishGroups } from './DishGroups.tsx'
import { DishSkeletons } from './KindDishes.tsx'
import type { PickList } from './use-picks.ts'

/** Dishes of every kind by a name in any script. */
export function FoundDishes({ search, list }: { search: string; list: PickList }) {
  const found = useQuery({ ...dishesQuery(search), placeholderData: keepPreviousData })

  if (found.isPending) return <DishSkeletons />
  if (!found.data)
    return (
      <Card flush>
        <QueryFailure query={found} message={words.searchFailed} />
      </Card>
    )
  if (found.data.length === 0)
    return (
      <Card flush>
        <EmptyState icon={<SearchX />} title={words.nothingFound} text={words.nothingFoundText(search)} />
      </Card>
    )
  return (
    <div aria-busy={found.isPlaceholderData}>
      <DishGroups groups={[{ id: 'found', name: heading, dishes: found.data }]} list={list} />
    </div>
  )
}

const heading = { en: words.found, hi: words.found, gu: words.found }
