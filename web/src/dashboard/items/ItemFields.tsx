import type { Category } from '@thela/contract/menus/categories'
import { itemFlagNames, itemFlags } from '@thela/contract/menus/item-fields'
import { Plus } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { PictureField } from '../picture/PictureField.tsx'
import type { Picture } from '../picture/use-picture.ts'
import type { ItemFormState } from './item-values.ts'
import { MoreDetails } from './MoreDetails.tsx'
import { PriceFields } from './PriceFields.tsx'

type Props = {
  form: ItemFormState
  categories: Category[]
  picture: Picture
  onNewCategory: () => void
}

export function ItemFields({ form, categories, picture, onNewCategory }: Props) {
  return (
    <div className="grid gap-5">
      <TextField label="Item name" required autoComplete="off" {...fieldOf(form, 'name')} />
      <CategoryChoice form={form} categories={categories} onNewCategory={onNewCategory} />
      <PriceFields form={form} />
      <TextArea label="Description (optional)" rows={3} {...fieldOf(form, 'description')} />
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="sr-only">Marks</legend>
        {everydayFlags.map((name) => (
          <Checkbox key={name} label={itemFlags[name].label} {...form.register(name)} />
        ))}
      </fieldset>
      <PictureField label="Picture (optional)" picture={picture} />
      <MoreDetails form={form} />
    </div>
  )
}

const everydayFlags = itemFlagNames.filter((name) => !itemFlags[name].isDetail)

function CategoryChoice({ form, categories, onNewCategory }: Omit<Props, 'picture'>) {
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Select
        label="Category"
        required
        placeholder="Select a category"
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        {...fieldOf(form, 'categoryId')}
      />
      <div className="sm:pt-6.5">
        <Button variant="secondary" icon={<Plus aria-hidden />} onClick={onNewCategory}>
          New category
        </Button>
      </div>
    </div>
  )
}
