import { MAX_VARIATIONS } from '@thela/contract/menus/items'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { type ItemFormState, newVariationId } from './item-values.ts'
import { PriceField } from './PriceField.tsx'

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

function VariationFields({ form }: { form: ItemFormState }) {
  const rows = useFieldArray({ control: form.control, name: 'variations', keyName: 'key' })
  const add = () =>
    rows.append({ id: newVariationId(rows.fields.map(({ id }) => id)), name: '', price: '', description: '' })

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-medium text-ink text-sm">Variations</legend>
      {rows.fields.map(({ key }, index) => (
        <VariationRow
          key={key}
          form={form}
          index={index}
          onRemove={rows.fields.length > 1 ? () => rows.remove(index) : undefined}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          disabled={rows.fields.length >= MAX_VARIATIONS}
          onClick={add}
        >
          Add variation
        </Button>
      </div>
    </fieldset>
  )
}

type RowProps = { form: ItemFormState; index: number; onRemove?: () => void }

function VariationRow({ form, index, onRemove }: RowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 rounded-md border border-line bg-sunken p-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField
          label="Variation name"
          required
          autoComplete="off"
          placeholder="Half, Full, Large ..."
          {...fieldOf(form, `variations.${index}.name`)}
        />
        <PriceField label="Price" {...fieldOf(form, `variations.${index}.price`)} />
        <div className="sm:col-span-2">
          <TextField
            label="Description (optional)"
            maxLength={200}
            {...fieldOf(form, `variations.${index}.description`)}
          />
        </div>
      </div>
      <IconButton
        label={`Remove variation ${index + 1}`}
        icon={<Trash2 aria-hidden />}
        disabled={!onRemove}
        onClick={onRemove}
      />
    </div>
  )
}
