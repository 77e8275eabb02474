import type { CounterItem } from '@thela/contract/analytics/today'
import { formatRupees } from '@thela/contract/values/money'
import { Price } from '@thela/contract/values/price'
import * as words from '@thela/words/dashboard/counter'
import { type SubmitEvent, useState } from 'react'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { PriceInput } from './PriceInput.tsx'

type Props = {
  item: CounterItem
  onSave: (price: number) => void
  /** Done by a key or a dialog: the focus goes back. */
  onFinish: () => void
  /** Done by leaving: the focus is elsewhere already. */
  onLeave: () => void
}

/** The old price is selected; Enter or leaving the field saves, Escape does not. */
export function PriceForm({ item: { name, price: before }, onSave, onFinish, onLeave }: Props) {
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<number>()

  const submit = (text: string, close: () => void) => {
    const { data: price, error: problem } = Price.safeParse(text.trim() === '' ? undefined : Number(text))
    if (price === undefined) return setError(problem?.issues[0]?.message)
    if (isFarFrom(before, price)) return setAsked(price)

    if (price !== before) onSave(price)
    close()
  }
  const confirm = (price: number) => {
    onSave(price)
    onFinish()
  }

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        submit(String(new FormData(event.currentTarget).get('price')), onFinish)
      }}
      className="border-line border-t"
    >
      <PriceInput
        label={words.priceLabel(name)}
        before={before}
        error={error}
        onLeave={(text) => asked === undefined && submit(text, onLeave)}
        onCancel={onFinish}
      />
      {asked !== undefined && (
        <ConfirmDialog
          open
          onOpenChange={onFinish}
          tone="primary"
          title={words.changePriceQuestion(formatRupees(asked))}
          description={words.isVeryDifferent(name, formatRupees(before))}
          cancelLabel={words.keepPrice(formatRupees(before))}
          confirmLabel={words.changePrice(formatRupees(asked))}
          onConfirm={() => confirm(asked)}
        />
      )}
    </form>
  )
}

/** More than threefold, up or down: probably a slip. */
const isFarFrom = (before: number, price: number) => before > 0 && (price > before * 3 || price * 3 < before)
