import * as pageWords from '@thela/words/dashboard/add-dishes/page'
import * as words from '@thela/words/dashboard/add-dishes/pasted'
import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useMenuLanguages } from '../../menu-languages/use-menu-languages.ts'
import { ActionBar } from '../ActionBar.tsx'
import { useAddList } from '../api.ts'
import { sendingOf } from '../import-list.ts'
import { useAddDishesParams } from '../use-add-dishes-params.ts'
import { checkDishes, listOfRows, type PastedDish } from './pasted-rows.ts'
import type { Pasted } from './use-pasted.ts'

type Props = { dishes: PastedDish[]; pasted: Pasted }

/** At the bottom of the table: how much is missing, and the button that adds it all. */
export function PastedBar({ dishes, pasted }: Props) {
  const { leave } = useAddDishesParams()
  const menu = useMenuLanguages()
  const [isAsking, setIsAsking] = useState(false)
  const add = useAddList({
    idempotencyKey: pasted.idempotencyKey,
    onAdded: () => {
      pasted.clear()
      leave()
    },
    onRefused: pasted.showErrors,
  })
  const unpriced = dishes.filter(({ prices }) => prices.some(({ price }) => price.trim() === '')).length
  const unmarked = dishes.filter(({ mark }) => !mark).length

  const start = () => {
    if (!pasted.showErrors(checkDishes(dishes, menu))) add.mutate(sendingOf(listOfRows(dishes, menu)))
  }

  return (
    <ActionBar
      status={[
        pageWords.dishes(dishes.length),
        ...(unpriced > 0 ? [pageWords.withoutPrice(unpriced)] : []),
        ...(unmarked > 0 ? [words.withoutMark(unmarked)] : []),
      ].join(' · ')}
      actions={
        <Button size="sm" variant="ghost" onClick={() => setIsAsking(true)}>
          {pageWords.clear}
        </Button>
      }
    >
      <Button wide size="lg" busy={add.isPending} busyLabel={pageWords.adding} onClick={start}>
        {pageWords.addToMenu}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.clearQuestion}
        description={words.clearText}
        confirmLabel={pageWords.clear}
        onConfirm={() => {
          setIsAsking(false)
          pasted.clear()
        }}
      />
    </ActionBar>
  )
}
