import { allergens, diets } from '@thela/contract/menus/diets'
import * as words from '@thela/words/dashboard/items-diets'
import { useId } from 'react'
import type { ItemFormState } from './item-values.ts'

/** What the vendor says of an item; nothing is ticked until the vendor ticks it (DEC-331). */
export function DietFields({ form }: { form: ItemFormState }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Chips form={form} name="diets" options={diets} labels={words.diets} {...words.dietField} />
      <Chips
        form={form}
        name="allergens"
        options={allergens}
        labels={words.allergens}
        {...words.allergenField}
      />
    </div>
  )
}

type Props<Name extends string> = {
  form: ItemFormState
  name: 'diets' | 'allergens'
  options: readonly Name[]
  labels: Record<Name, string>
  title: string
  hint: string
}

function Chips<Name extends string>({ form, name, options, labels, title, hint }: Props<Name>) {
  const hintId = useId()

  return (
    <fieldset aria-describedby={hintId} className="min-w-0">
      <legend className="font-medium text-ink text-sm">{title}</legend>
      <p id={hintId} className="mb-2 text-ink-soft text-sm">
        {hint}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="relative flex min-h-control cursor-pointer items-center rounded-md border border-line-strong px-3 text-ink text-sm hover:bg-hover has-checked:border-brand-ink has-checked:bg-brand-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              value={option}
              aria-label={labels[option]}
              className="absolute inset-0 cursor-pointer opacity-0"
              {...form.register(name)}
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
