import { zodResolver } from '@hookform/resolvers/zod'
import type { Category } from '@thela/contract/menus/categories'
import type { MenuItem } from '@thela/contract/menus/items'
import * as words from '@thela/words/dashboard/items-form'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useMenuLanguages } from '../menu-languages/use-menu-languages.ts'
import { usePicture } from '../picture/use-picture.ts'
import { UnsavedChangesGuard } from '../UnsavedChangesGuard.tsx'
import { ItemFields } from './ItemFields.tsx'
import { ItemFormButtons } from './ItemFormButtons.tsx'
import {
  ItemFormSchema,
  type ItemFormState,
  type ItemValues,
  NewItemFormSchema,
  newItemValues,
  valuesOf,
} from './item-values.ts'
import { QuickCategoryDialog } from './QuickCategoryDialog.tsx'
import { useFoundDraft, useKeptDraft } from './use-new-item-draft.ts'
import { usePriceQuestion } from './use-price-question.tsx'
import { useSubmitItem } from './use-submit-item.ts'

type Props = {
  /** Left out for a new one. */
  item?: MenuItem
  categories: Category[]
  categoryId?: string
  /** Asks to close, which unsaved changes may block. */
  onAskToClose: () => void
  onAdded?: () => void
  onDeleted?: () => void
  onDone: () => void
}

/** The item's form. It keeps what was typed while its dialog makes room for a new category. */
export function ItemForm({ item: current, categories, categoryId, onAskToClose, ...next }: Props) {
  // The list may be refetched; the form keeps the item it was opened with.
  const [item] = useState(current)
  const formId = useId()
  const draft = useFoundDraft(!item)
  const form = useItemForm(item, categoryId, draft)
  useKeptDraft(form, !item)
  const [isCreatingCategory, setIsCreatingCategory] = useState(false)
  const picture = usePicture({
    kind: 'item',
    value: form.watch('imageUrl'),
    onChange: (url) => form.setValue('imageUrl', url, { shouldDirty: true }),
  })
  const { confirmPrices, priceQuestion } = usePriceQuestion(item?.name ?? '')
  const submission = useSubmitItem({ form, item, picture, confirmPrices, ...next })
  const isDraft = draft !== null && submission.addedName === undefined
  const choose = (id: string) => form.setValue('categoryId', id, { shouldDirty: true, shouldValidate: true })

  return (
    <>
      <UnsavedChangesGuard isDirty={form.formState.isDirty || isDraft || picture.isPending} />
      <Dialog
        open={!isCreatingCategory}
        onOpenChange={onAskToClose}
        title={item ? words.editTitle : words.addTitle}
        description={isDraft ? words.draftIsBack : submission.addedName && words.added(submission.addedName)}
        size="lg"
        locked={submission.isSaving}
        footer={
          <ItemFormButtons
            formId={formId}
            isNew={!item}
            isUploading={picture.isPending}
            submission={submission}
            onCancel={onAskToClose}
          />
        }
      >
        <form id={formId} noValidate onSubmit={submission.save}>
          <ItemFields
            form={form}
            isNew={!item}
            categories={categories}
            picture={picture}
            onNewCategory={() => setIsCreatingCategory(true)}
          />
        </form>
        {priceQuestion}
      </Dialog>
      {isCreatingCategory && (
        <QuickCategoryDialog onCreated={choose} onClose={() => setIsCreatingCategory(false)} />
      )}
    </>
  )
}

function useItemForm(
  item: MenuItem | undefined,
  categoryId: string | undefined,
  draft: ItemValues | null,
): ItemFormState {
  const { others } = useMenuLanguages()

  return useForm({
    resolver: zodResolver(item ? ItemFormSchema : NewItemFormSchema, {
      error: ({ path }) => fieldMessages.get(String(path?.[0])),
    }),
    defaultValues: item ? valuesOf(item, others) : { ...newItemValues(categoryId, others), ...draft },
  })
}

/** For fields whose errors have no message in the contract. */
const fieldMessages = new Map([
  ['calories', words.wrongCalories],
  ['ingredients', words.wrongIngredients],
  ['variations', words.wrongVariations],
])
