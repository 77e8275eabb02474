import type { Category } from '@thela/contract/menus/categories'
import { fieldOf } from '../../ui/field-of.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PictureField } from '../picture/PictureField.tsx'
import type { Picture } from '../picture/use-picture.ts'
import { CategoryChoice } from './CategoryChoice.tsx'
import { FlagFields } from './FlagFields.tsx'
import { MoreDetails } from './MoreDetails.tsx'
import { PriceFields } from './PriceFields.tsx'
import type { ItemFormState } from './use-item-form.ts'

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
      <FlagFields form={form} />
      <PictureField label="Picture (optional)" picture={picture} />
      <MoreDetails form={form} />
    </div>
  )
}
