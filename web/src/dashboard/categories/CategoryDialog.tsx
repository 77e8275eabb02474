import { zodResolver } from '@hookform/resolvers/zod'
import { CategoryInput } from '@thela/contract/menus/categories'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../api/failures/show-field-errors.ts'
import { Button } from '../../ui/button/Button.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

type Props = {
  title: string
  submitLabel: string
  category?: { name: string; description: string | null }
  /** Resolves when it is saved; when the server refuses, the form stays open. */
  onSave: (input: CategoryInput) => Promise<unknown>
  onClose: () => void
}

export function CategoryDialog({ title, submitLabel, category, onSave, onClose }: Props) {
  const formId = useId()
  const form = useForm({
    resolver: zodResolver(CategoryInput),
    defaultValues: { name: category?.name ?? '', description: category?.description ?? '' },
  })
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit((input) =>
    onSave(input).then(onClose, (failure) => showFieldErrors(form, failure, { category_name_taken: 'name' })),
  )

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      locked={isSubmitting}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <TextField
          label="Name"
          required
          autoFocus
          autoComplete="off"
          placeholder="Snacks, Drinks, Thali ..."
          {...fieldOf(form, 'name')}
        />
        <TextArea
          label="Description (optional)"
          rows={3}
          hint="Customers see this below the category name."
          {...fieldOf(form, 'description')}
        />
      </form>
    </Dialog>
  )
}
