import { useQuery } from '@tanstack/react-query'
import * as words from '@thela/words/dashboard/add-dishes/library'
import { language } from '@thela/words/language'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { QueryFailure } from '../../../api/failures/QueryFailure.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { kindQuery } from '../api.ts'
import { useAddDishesParams } from '../use-add-dishes-params.ts'
import { DishGroups } from './DishGroups.tsx'
import { groupsOf } from './picks.ts'
import type { PickList } from './use-picks.ts'

type Props = { kindId: string; list: PickList }

/** The dishes of one kind of stall. */
export function KindDishes({ kindId, list }: Props) {
  const kind = useQuery(kindQuery(kindId))
  const { rememberKind } = list
  // For whoever leaves now: the next visit goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each kind.
  useEffect(() => rememberKind(kindId), [kindId])

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackToKinds>{kind.data?.name[language]}</BackToKinds>
      {kind.isPending && <DishSkeletons />}
      {kind.isLoadingError && (
        <Card flush>
          <QueryFailure query={kind} message={words.loadDishesFailed} />
        </Card>
      )}
      {kind.data && <DishGroups groups={groupsOf(kind.data)} list={list} />}
    </div>
  )
}

export function BackToKinds({ children }: { children?: ReactNode }) {
  const { openKinds } = useAddDishesParams()

  return (
    <div className="flex items-center gap-2">
      <Button size="sm" variant="secondary" icon={<ArrowLeft aria-hidden />} onClick={openKinds}>
        {words.allKinds}
      </Button>
      <p className="min-w-0 truncate font-semibold text-lg">{children}</p>
    </div>
  )
}

const numbers = [1, 2, 3, 4, 5, 6, 7]

export function DishSkeletons() {
  return (
    <div role="status" aria-label={words.loadingDishes} className="grid gap-px">
      {numbers.map((number) => (
        <Skeleton key={number} height="4rem" />
      ))}
    </div>
  )
}
