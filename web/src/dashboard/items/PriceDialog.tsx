import { zodResolver } from '@hookform/resolvers/zod'
import type { MenuItem } from '@thela/contract/menus/items'
import { readVariations } from '@thela/contract/menus/variations'
import { Price } from '@thela/contract/values/price'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '../../ui/button/Button.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useChangeItem } from './api.ts'
import { numberIn } from './item-values.ts'
import { PriceField } from './PriceField.tsx'

const Prices = z.object({ prices: z.array(z.string().transform(numberIn).pipe(Price)) })

type Props = { item: MenuItem; onClose: () => void }

/** Only the price, or that of each variation: the change a vendor makes most often. */
export function PriceDialog({ item, onClose }: Props) {
  const formId = useId()
  const variations = readVariations(item.variations)
  const change = useChangeItem(item)
  const form = useForm({
    resolver: zodResolver(Prices),
    defaultValues: { prices: pricesOf(item).map(String) },
  })

  const submit = form.handleSubmit(({ prices }) =>
    change.mutate(changeTo(item, prices), {
      onSuccess: () => {
        toast.success('Menu item updated successfully!')
        onClose()
      },
    }),
  )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={`Price of ${item.name}`}
      locked={change.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={change.isPending}>
            Save price
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        {pricesOf(item).map((_, index) => (
          <PriceField
            key={variations[index]?.id ?? 'price'}
            label={variations[index]?.name ?? 'Price'}
            autoFocus={index === 0}
            {...fieldOf(form, `prices.${index}`)}
          />
        ))}
      </form>
    </Dialog>
  )
}

function pricesOf({ price, variations }: MenuItem) {
  return variations ? readVariations(variations).map((variation) => variation.price) : [price]
}

function changeTo({ variations }: MenuItem, prices: number[]) {
  if (!variations) return { price: prices[0] }
  const priced = readVariations(variations).map((variation, index) => ({
    ...variation,
    price: prices[index],
  }))
  return { variations: JSON.stringify(priced) }
}
