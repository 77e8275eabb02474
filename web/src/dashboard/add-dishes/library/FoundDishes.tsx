import { keepPreviousData, useQuery } from '@tanstack/react-query'
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
        <QueryFailure query={found} message="We could not search the list of dishes." />
      </Card>
    )
  if (found.data.length === 0)
    return (
      <Card flush>
        <EmptyState
          icon={<SearchX />}
          title="No dishes found"
          text={`The list has no "${search}". You can paste it with its price under "Paste a list", or add it as a single item.`}
        />
      </Card>
    )
  return (
    <div aria-busy={found.isPlaceholderData}>
      <DishGroups groups={[{ id: 'found', name: heading, dishes: found.data }]} list={list} />
    </div>
  )
}

const heading = { en: 'Found', hi: 'Found', gu: 'Found' }
