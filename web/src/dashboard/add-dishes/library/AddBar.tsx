import * as words from '@thela/words/dashboard/add-dishes/library'
import * as pageWords from '@thela/words/dashboard/add-dishes/page'
import { useState } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { useMenuLanguages } from '../../menu-languages/use-menu-languages.ts'
import { ActionBar } from '../ActionBar.tsx'
import { kindQuery, useAddList } from '../api.ts'
import { checkRows, type RowErrors, sendingOf } from '../import-list.ts'
import { useAddDishesParams } from '../use-add-dishes-params.ts'
import { isUnpriced, listOfPicks } from './picks.ts'
import type { PickList } from './use-picks.ts'

/** At the bottom as soon as a dish is ticked: how many, how many lack a price, and the button that adds them. */
export function AddBar({ list }: { list: PickList }) {
  const params = useAddDishesParams()
  const [isAsking, setIsAsking] = useState(false)
  const adding = useAdding(list)
  const unpriced = list.picks.filter(isUnpriced).length

  return (
    <ActionBar
      status={
        <>
          {pageWords.dishes(list.picks.length)}
          {unpriced > 0 && ` · ${pageWords.withoutPrice(unpriced)}`}
        </>
      }
      actions={
        <>
          <Button size="sm" variant="ghost" onClick={() => setIsAsking(true)}>
            {pageWords.clear}
          </Button>
          {!params.isReviewing && (
            <Button size="sm" variant="ghost" onClick={params.openTicked}>
              {words.show}
            </Button>
          )}
        </>
      }
    >
      <Button wide size="lg" busy={adding.isBusy} busyLabel={pageWords.adding} onClick={adding.start}>
        {pageWords.addToMenu}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.untickQuestion}
        description={words.untickText(list.picks.length)}
        confirmLabel={words.untickEverything}
        onConfirm={() => {
          setIsAsking(false)
          list.clear()
          params.openKinds()
        }}
      />
    </ActionBar>
  )
}

/** A price that is missing or wrong is shown where it is entered; then the whole list goes in one call. */
function useAdding(list: PickList) {
  const params = useAddDishesParams()
  const languages = useMenuLanguages()
  const [isLoading, setIsLoading] = useState(false)
  const showErrors = (errors: RowErrors) => {
    const hasErrors = list.showErrors(errors)
    if (hasErrors && !params.isReviewing) params.openTicked()
    return hasErrors
  }
  const add = useAddList({
    idempotencyKey: list.idempotencyKey,
    onAdded: () => {
      list.clear()
      params.leave()
    },
    onRefused: showErrors,
  })

  const start = async () => {
    setIsLoading(true)
    try {
      const kindIds = [...new Set(list.picks.map(({ kindId }) => kindId))]
      const kinds = await Promise.all(kindIds.map((id) => queryClient.ensureQueryData(kindQuery(id))))
      const sending = sendingOf(listOfPicks(kinds, list, languages))
      if (!showErrors(checkRows(sending))) add.mutate(sending)
    } catch {
      toast.error(pageWords.addFailed)
    } finally {
      setIsLoading(false)
    }
  }

  return { start, isBusy: isLoading || add.isPending }
}
