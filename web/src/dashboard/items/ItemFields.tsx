import type { Category } from '@thela/contract/menus/categories'
import { itemMarks } from '@thela/contract/menus/item-marks'
import * as words from '@thela/words/dashboard/items-form'
import { Plus } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { PictureField } from '../picture/PictureField.tsx'
import type { Picture } from '../picture/use-picture.ts'
import type { ItemFormState } from './item-values.ts'
import { MoreFields } from './MoreFields.tsx'
import { OtherLanguageFields } from './OtherLanguageFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { VegMark } from './VegMark.tsx'

type Props = {
  form: ItemFormState
  isNew: boolean
  categories: Category[]
  picture: Picture
  onNewCategory: () => void
}

/** What every item has comes first; the rest is folded away. */
export function ItemFields({ form, isNew, categories, picture, onNewCategory }: Props) {
  return (
    <div className="grid gap-4">
      <TextField
        label={words.name}
        required
        autoFocus={isNew}
        autoComplete="off"
        {...fieldOf(form, 'name')}
      />
      <PriceFields form={form} />
      <MarkChoice form={form} />
      <PictureField label={words.picture} picture={picture} />
      <CategoryChoice form={form} categories={categories} onNewCategory={onNewCategory} />
      <MoreFields form={form} />
      <OtherLanguageFields form={form} />
    </div>
  )
}

/** Veg, egg or non-veg: none is taken until the vendor takes one. */
function MarkChoice({ form }: Pick<Props, 'form'>) {
  const { error, ...radio } = fieldOf(form, 'mark')

  return (
    <Field label={words.mark} required error={error}>
      {(control) => (
        <div role="radiogroup" aria-label={words.mark} className="flex flex-wrap gap-2" {...control}>
          {itemMarks.map((mark) => (
            <label
              key={mark}
              className="relative flex h-control cursor-pointer items-center gap-2 rounded-md border border-line-strong px-3 text-ink text-sm hover:bg-hover has-checked:border-brand-ink has-checked:bg-brand-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                value={mark}
                aria-label={words.markNames[mark]}
                className="absolute inset-0 cursor-pointer opacity-0"
                {...radio}
              />
              <VegMark mark={mark} />
              {words.markNames[mark]}
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}

function CategoryChoice({ form, categories, onNewCategory }: Omit<Props, 'picture' | 'isNew'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <Select
        label={words.category}
        required
        placeholder={words.selectCategory}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        {...fieldOf(form, 'categoryId')}
      />
      <div className="pt-6.5">
        <Button variant="secondary" icon={<Plus aria-hidden />} onClick={onNewCategory}>
          <span className="max-sm:sr-only">{words.newCategory}</span>
        </Button>
      </div>
    </div>
  )
}
