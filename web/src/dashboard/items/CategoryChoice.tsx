import type { Category } from '@thela/contract/menus/categories'
import { Plus } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { fieldOf } from '../../ui/field-of.ts'
import { Select } from '../../ui/Select.tsx'
import type { ItemFormState } from './use-item-form.ts'

type Props = { form: ItemFormState; categories: Category[]; onNewCategory: () => void }

export function CategoryChoice({ form, categories, onNewCategory }: Props) {
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
