import { Checkbox } from '../../ui/Checkbox.tsx'
import { fieldOf } from '../../ui/field-of.ts'
import { PriceField } from './PriceField.tsx'
import type { ItemFormState } from './use-item-form.ts'
import { VariationFields } from './VariationFields.tsx'
import { newVariationId } from './variation-id.ts'

/** One price, or one for each variation. */
export function PriceFields({ form }: { form: ItemFormState }) {
  const hasVariations = form.watch('hasVariations')
  const { onChange, ...choice } = form.register('hasVariations')
  const beginWithOne = (isOn: boolean) => {
    if (isOn && form.getValues('variations').length === 0) {
      form.setValue('variations', [
        { id: newVariationId([]), name: '', price: form.getValues('price'), description: '' },
      ])
    }
  }

  return (
    <div className="grid gap-2">
      {!hasVariations && <PriceField label="Price" {...fieldOf(form, 'price')} />}
      <Checkbox
        label="This item has variations"
        hint="Such as half and full plate, each with its own price."
        {...choice}
        onChange={(event) => {
          beginWithOne(event.target.checked)
          return onChange(event)
        }}
      />
      {hasVariations && <VariationFields form={form} />}
    </div>
  )
}
