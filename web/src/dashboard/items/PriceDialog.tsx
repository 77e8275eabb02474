import { zodResolver } from '@hookform/resolvers/zod'
import type { MenuItem } from '@thela/contract/menus/items'
import { readVariations } from '@thela/contract/menus/variations'
import { Price } from '@thela/contract/values/price'
import { updated } from '@thela/words/dashboard/items-changes'
import * as words from '@thela/words/dashboard/items-price'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '../../ui/button/Button.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useChangeItem } from './api.ts'
import { parseNumber } from './item-values.ts'
import { PriceField } from './PriceField.tsx'
import { pricesOf } from './price-change.ts'
import { usePriceQuestion } from './use-price-question.tsx'

const Prices = z.object({ prices: z.array(z.string().transform(parseNumber).pipe(Price)) })

type Props = { item: MenuItem; onClose: () => void }

/** Only the price, or that of each variation: the change a vendor makes most often. */
export function PriceDialog({ item, onClose }: Props) {
  const formId = useId()
  const prices = pricesOf(item)
  const change = useChangeItem(item)
  const { confirmPrices, priceQuestion } = usePriceQuestion(item.name)
  const form = useForm({
    resolver: zodResolver(Prices),
    defaultValues: { prices: prices.map(({ price }) => String(price)) },
  })

  const save = (typed: number[]) =>
    change.mutate(changeTo(item, typed), {
      onSuccess: () => {
        toast.success(updated)
        onClose()
      },
    })
  const submit = form.handleSubmit(({ prices: typed }) => {
    const after = prices.map((price, index) => ({ ...price, price: typed[index] ?? price.price }))
    confirmPrices({ before: prices, after }, () => save(typed))
  })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={words.title(item.name)}
      locked={change.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={change.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        {prices.map(({ id, name }, index) => (
          <PriceField
            key={id}
            label={name ?? words.price}
            autoFocus={index === 0}
            {...fieldOf(form, `prices.${index}`)}
          />
        ))}
      </form>
      {priceQuestion}
    </Dialog>
  )
}

function changeTo({ variations }: MenuItem, prices: number[]) {
  if (!variations) return { price: prices[0] }
  const priced = readVariations(variations).map((variation, index) => ({
    ...variation,
    price: prices[index],
  }))
  return { variations: JSON.stringify(priced) }
}
