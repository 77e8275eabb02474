import { type ItemDetail, itemDetailNames, itemFlags } from '@thela/contract/menus/item-fields'
import * as words from '@thela/words/dashboard/items-form'
import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { DietFields } from './DietFields.tsx'
import type { ItemFormState, ItemValues } from './item-values.ts'
import { formFlags, hasMore, summarise } from './more-values.ts'
import { PriceField } from './PriceField.tsx'

/** What an item can do without (DEC-256). It is open when something in it is set, and when a field in it has an error. */
export function MoreFields({ form }: { form: ItemFormState }) {
  const [isOpen, setIsOpen] = useState(() => hasMore(form.getValues()))
  const hasError = (['description', ...itemDetailNames] as const).some((name) => form.formState.errors[name])

  return (
    <details
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group min-w-0 rounded-lg border border-line"
    >
      <summary className="flex min-h-control list-none items-center gap-3 rounded-lg px-4 py-2 text-sm">
        <span className="font-semibold">{words.more}</span>
        <Summary form={form} />
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-4">
        <TextArea label={words.description} rows={3} {...fieldOf(form, 'description')} />
        <Marks form={form} />
        <DietFields form={form} />
        <Details form={form} />
      </div>
    </details>
  )
}

/** A component of its own, so that typing draws nothing else again. */
function Summary({ form }: { form: ItemFormState }) {
  const values = useWatch({ control: form.control }) as ItemValues

  return <span className="min-w-0 flex-1 truncate text-ink-soft">{summarise(values)}</span>
}

function Marks({ form }: { form: ItemFormState }) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-6">
      <legend className="sr-only">{words.marks}</legend>
      {everydayFlags.map((name) => (
        <Checkbox key={name} label={words.flags[name]} {...form.register(name)} />
      ))}
    </fieldset>
  )
}

const everydayFlags = formFlags.filter((name) => !itemFlags[name].isDetail)

/** Fields that few items need (DEC-035). */
function Details({ form }: { form: ItemFormState }) {
  const inputs = detailInputs(form)

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {itemDetailNames.map((name) => (
        <Fragment key={name}>{inputs[name]}</Fragment>
      ))}
      {detailFlags.map((name) => (
        <Checkbox key={name} label={words.flags[name]} {...form.register(name)} />
      ))}
    </div>
  )
}

const detailFlags = formFlags.filter((name) => itemFlags[name].isDetail)

function detailInputs(form: ItemFormState): Record<ItemDetail, ReactNode> {
  return {
    nameEn: <TextField label={words.nameInEnglish} autoComplete="off" {...fieldOf(form, 'nameEn')} />,
    originalPrice: (
      <PriceField
        label={words.originalPrice}
        required={false}
        hint={words.originalPriceHint}
        {...fieldOf(form, 'originalPrice')}
      />
    ),
    preparationTime: (
      <TextField
        label={words.preparationTime}
        autoComplete="off"
        placeholder={words.preparationTimeExample}
        maxLength={20}
        {...fieldOf(form, 'preparationTime')}
      />
    ),
    calories: (
      <TextField
        label={words.calories}
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
          label={words.ingredients}
          autoComplete="off"
          hint={words.ingredientsHint}
          {...fieldOf(form, 'ingredients')}
        />
      </div>
    ),
  }
}
