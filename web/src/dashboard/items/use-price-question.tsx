import { formatRupees } from '@thela/contract/values/money'
import * as words from '@thela/words/dashboard/items-price'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { largeChanges, type NamedPrice, type PriceChange } from './price-change.ts'

type Prices = { before: NamedPrice[]; after: NamedPrice[] }
type Asked = { changes: PriceChange[]; proceed: () => void }

/** Asks before a price changes more than threefold; other changes proceed at once. */
export function usePriceQuestion(itemName: string) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)

  const confirmPrices = ({ before, after }: Prices, proceed: () => void) => {
    const changes = largeChanges(before, after)
    if (changes.length > 0) setAsked({ changes, proceed })
    else proceed()
  }
  const priceQuestion = asked && (
    <ConfirmDialog
      open
      onOpenChange={close}
      tone="primary"
      title={words.question(itemName)}
      description={words.largeChange(asked.changes.map(describe).join(', '))}
      cancelLabel={words.keepEditing}
      confirmLabel={words.confirm}
      onConfirm={() => {
        close()
        asked.proceed()
      }}
    />
  )

  return { confirmPrices, priceQuestion }
}

/** 'Half: from ₹60 to ₹600' */
function describe({ name, from, to }: PriceChange) {
  const amounts = [formatRupees(from), formatRupees(to)] as const
  return name ? words.changeOfSize(name, ...amounts) : words.change(...amounts)
}
