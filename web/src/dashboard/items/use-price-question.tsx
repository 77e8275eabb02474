import { formatRupees } from '@thela/contract/values/money'
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
      title={`Change the price of ${itemName}?`}
      description={`${asked.changes.map(describe).join(', ')}. That is more than three times as much or as little.`}
      cancelLabel="Keep editing"
      confirmLabel="Change price"
      onConfirm={() => {
        close()
        asked.proceed()
      }}
    />
  )

  return { confirmPrices, priceQuestion }
}

/** 'Half: from ₹60 to ₹600' */
const describe = ({ name, from, to }: PriceChange) =>
  `${name ? `${name}: from` : 'From'} ${formatRupees(from)} to ${formatRupees(to)}`
