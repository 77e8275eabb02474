import { Checkbox } from '../../ui/Checkbox.tsx'
import type { ItemFormState } from './use-item-form.ts'

export function FlagFields({ form }: { form: ItemFormState }) {
  return (
    <fieldset className="grid gap-x-6 sm:grid-cols-2">
      <legend className="sr-only">Marks</legend>
      <Checkbox label="Vegetarian" {...form.register('isVeg')} />
      <Checkbox label="Available" {...form.register('isAvailable')} />
      <Checkbox label="Popular" {...form.register('isPopular')} />
      <Checkbox label="Featured" {...form.register('isFeatured')} />
    </fieldset>
  )
}
