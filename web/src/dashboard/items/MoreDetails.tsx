import { type ItemDetail, itemDetailNames, itemFlagNames, itemFlags } from '@thela/contract/menus/item-fields'
import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import type { ItemFormState } from './item-values.ts'
import { PriceField } from './PriceField.tsx'

/** What few items need (DEC-035). It opens by itself when there is a fault inside. */
export function MoreDetails({ form }: { form: ItemFormState }) {
  const [isOpen, setIsOpen] = useState(false)
  const hasFault = itemDetailNames.some((name) => form.formState.errors[name])
  const inputs = detailInputs(form)

  return (
    <details
      open={isOpen || hasFault}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group rounded-lg border border-line"
    >
      <summary className="flex min-h-control list-none items-center justify-between gap-3 rounded-lg px-4 py-2 font-semibold text-sm">
        More details
        <ChevronDown
          aria-hidden
          size={18}
          className="text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-4 sm:grid-cols-2">
        {itemDetailNames.map((name) => (
          <Fragment key={name}>{inputs[name]}</Fragment>
        ))}
        {detailFlags.map((name) => (
          <Checkbox key={name} label={itemFlags[name].label} {...form.register(name)} />
        ))}
      </div>
    </details>
  )
}

const detailFlags = itemFlagNames.filter((name) => itemFlags[name].isDetail)

function detailInputs(form: ItemFormState): Record<ItemDetail, ReactNode> {
  return {
    nameEn: <TextField label="Name in English" autoComplete="off" {...fieldOf(form, 'nameEn')} />,
    originalPrice: (
      <PriceField
        label="Original price"
        required={false}
        hint="Shown crossed out beside the price."
        {...fieldOf(form, 'originalPrice')}
      />
    ),
    preparationTime: (
      <TextField
        label="Preparation time"
        autoComplete="off"
        placeholder="10-15 min"
        maxLength={20}
        {...fieldOf(form, 'preparationTime')}
      />
    ),
    calories: (
      <TextField
        label="Calories"
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        trailing="kcal"
        {...fieldOf(form, 'calories')}
      />
    ),
    ingredients: (
      <div className="sm:col-span-2">
        <TextField
          label="Ingredients"
          autoComplete="off"
          hint="Separated by commas."
          {...fieldOf(form, 'ingredients')}
        />
      </div>
    ),
  }
}
