import type { Category } from '@thela/contract/menus/categories'
import type { MenuItem } from '@thela/contract/menus/items'
import { useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { usePicture } from '../picture/use-picture.ts'
import { UnsavedChangesGuard } from '../UnsavedChangesGuard.tsx'
import { ItemFields } from './ItemFields.tsx'
import { QuickCategoryDialog } from './QuickCategoryDialog.tsx'
import { useItemForm } from './use-item-form.ts'
import { useSubmitItem } from './use-submit-item.ts'

type Props = {
  /** Left out for a new one. */
  item?: MenuItem
  categories: Category[]
  categoryId?: string
  /** Closing by the way, which the unsaved form may hold back. */
  onAskToClose: () => void
  onDone: () => void
}

/** The item's form. It keeps what was typed while its dialog makes room for a new category. */
export function ItemForm({ item: current, categories, categoryId, onAskToClose, onDone }: Props) {
  // The list behind may be loaded anew; what it brings is no change that was made here.
  const [item] = useState(current)
  const formId = useId()
  const form = useItemForm(item, categoryId)
  const [isCreatingCategory, setIsCreatingCategory] = useState(false)
  const picture = usePicture({
    kind: 'item',
    value: form.watch('imageUrl'),
    onChange: (url) => form.setValue('imageUrl', url, { shouldDirty: true }),
  })
  const { submit, isSaving } = useSubmitItem({ form, item, picture, onDone })
  const choose = (id: string) => form.setValue('categoryId', id, { shouldDirty: true, shouldValidate: true })

  return (
    <>
      <UnsavedChangesGuard isDirty={form.formState.isDirty || picture.isPending} />
      <Dialog
        open={!isCreatingCategory}
        onOpenChange={onAskToClose}
        title={item ? 'Edit Menu Item' : 'Add Menu Item'}
        size="lg"
        locked={isSaving}
        footer={
          <>
            <Button variant="secondary" disabled={isSaving} onClick={onDone}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              busy={isSaving}
              busyLabel="Saving..."
              disabled={picture.isPending}
            >
              {item ? 'Update Item' : 'Create Item'}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit}>
          <ItemFields
            form={form}
            categories={categories}
            picture={picture}
            onNewCategory={() => setIsCreatingCategory(true)}
          />
        </form>
      </Dialog>
      {isCreatingCategory && (
        <QuickCategoryDialog onCreated={choose} onClose={() => setIsCreatingCategory(false)} />
      )}
    </>
  )
}
