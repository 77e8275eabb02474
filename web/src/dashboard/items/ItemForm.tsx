import { zodResolver } from '@hookform/resolvers/zod'
import type { Category } from '@thela/contract/menus/categories'
import type { MenuItem, NewItem } from '@thela/contract/menus/items'
import { type FormEvent, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { pointAtFaults } from '../../api/failures/point-at-faults.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { type Picture, usePicture } from '../picture/use-picture.ts'
import { UnsavedChangesGuard } from '../UnsavedChangesGuard.tsx'
import { useSaveItem } from './api.ts'
import { ItemFields } from './ItemFields.tsx'
import {
  changesOf,
  type ItemFormState,
  messageOf,
  newItemValues,
  TypedItem,
  valuesOf,
} from './item-values.ts'
import { QuickCategoryDialog } from './QuickCategoryDialog.tsx'

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

function useItemForm(item: MenuItem | undefined, categoryId: string | undefined): ItemFormState {
  return useForm({
    resolver: zodResolver(TypedItem, { error: ({ path }) => plainWords.get(String(path?.[0])) }),
    defaultValues: item ? valuesOf(item) : newItemValues(categoryId),
  })
}

/** For the faults that the contract has no words of its own for. */
const plainWords = new Map([
  ['calories', 'Calories must be a whole number up to 10,000'],
  ['ingredients', 'At most 50 ingredients of up to 60 characters'],
  ['variations', 'Please check the variations'],
])

type Submission = { form: ItemFormState; item?: MenuItem; picture: Picture; onDone: () => void }

/** Sends the form; what the server finds wrong is shown at its field, and nothing typed is lost. */
function useSubmitItem({ form, item, picture, onDone }: Submission) {
  const save = useSaveItem(item)

  const send = form.handleSubmit((input: NewItem) => {
    const message = item ? changesOf(item, input) : messageOf(input)
    // From here on the picture may belong to the saved item, whatever becomes of this form.
    picture.keep(input.imageUrl ?? null)

    if (Object.keys(message).length === 0) {
      toast.info('No changes to save')
      onDone()
    } else {
      save.mutate(message, { onSuccess: onDone, onError: (failure) => pointAtFaults(form, failure) })
    }
  })
  const submit = (event: FormEvent) =>
    send(event).catch(() => toast.error('An error occurred while submitting the form'))

  return { submit, isSaving: save.isPending }
}
