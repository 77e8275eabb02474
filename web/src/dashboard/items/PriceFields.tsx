import { MAX_VARIATIONS } from '@thela/contract/menus/variation'
import * as words from '@thela/words/dashboard/items-form'
import { Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { type ItemFormState, newVariationId } from './item-values.ts'
import { PriceField } from './PriceField.tsx'
import { SizeChips } from './SizeChips.tsx'

/** One price, or one for each variation. */
export function PriceFields({ form }: { form: ItemFormState }) {
  const rows = useVariations(form)

  return (
    <div className="grid gap-3">
      {rows.fields.length === 0 ? (
        <PriceField label={words.price} {...fieldOf(form, 'price')} />
      ) : (
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-1.5 font-medium text-ink text-sm">{words.variations}</legend>
          {rows.fields.map(({ key }, index) => (
            <VariationRow key={key} form={form} index={index} onRemove={() => rows.remove(index)} />
          ))}
        </fieldset>
      )}
      <SizeChips
        taken={form.watch('variations').map(({ name }) => name)}
        isFull={rows.fields.length >= MAX_VARIATIONS}
        onAdd={rows.add}
      />
    </div>
  )
}

/** The rows of variations: the first takes over the item's price, and the last one gives it back. */
function useVariations(form: ItemFormState) {
  const rows = useFieldArray({ control: form.control, name: 'variations', keyName: 'key' })
  const { fields } = rows

  const add = (name: string) => {
    const id = newVariationId(fields.map((field) => field.id))
    const price = fields.length === 0 ? form.getValues('price') : ''
    const focusName = `variations.${fields.length}.${name ? 'price' : 'name'}`
    rows.append({ id, name, price, description: '', translations: {} }, { focusName })
  }
  const remove = (index: number) => {
    if (fields.length === 1)
      form.setValue('price', form.getValues('variations.0.price'), { shouldDirty: true })
    rows.remove(index)
  }

  return { fields, add, remove }
}

type RowProps = { form: ItemFormState; index: number; onRemove: () => void }

function VariationRow({ form, index, onRemove }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,7rem)_auto] items-start gap-x-2 gap-y-3 rounded-md border border-line bg-sunken p-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
      <TextField
        label={words.variationName}
        required
        autoComplete="off"
        placeholder={words.variationExample}
        {...fieldOf(form, `variations.${index}.name`)}
      />
      <PriceField label={words.price} {...fieldOf(form, `variations.${index}.price`)} />
      <div className="pt-6.5">
        <IconButton
          label={words.removeVariation(index + 1)}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </div>
      <div className="col-span-3">
        <TextField
          label={words.description}
          maxLength={200}
          {...fieldOf(form, `variations.${index}.description`)}
        />
      </div>
    </div>
  )
}
