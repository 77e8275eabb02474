import { zodResolver } from '@hookform/resolvers/zod'
import type { MenuItem, NewItem } from '@thela/contract/menus/items'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type ItemValues, newItemValues, TypedItem, valuesOf } from './item-values.ts'

export type ItemFormState = UseFormReturn<ItemValues, unknown, NewItem>

export function useItemForm(item: MenuItem | undefined, categoryId: string | undefined): ItemFormState {
  return useForm({
    resolver: zodResolver(TypedItem, { error: ({ path }) => plainWords.get(String(path?.[0])) }),
    defaultValues: item ? valuesOf(item) : newItemValues(categoryId),
  })
}

/** For the faults that the contract has no words of its own for. */
const plainWords = new Map([
  ['calories', 'Calories must be a whole number up to 10,000'],
  ['ingredients', 'At most 50 ingredients of up to 60 characters'],
  ['variations', 'Please check the variations'],
])
