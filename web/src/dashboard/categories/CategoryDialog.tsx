import { zodResolver } from '@hookform/resolvers/zod'
import { type Category, CategoryInput } from '@thela/contract/menus/categories'
import * as words from '@thela/words/dashboard/categories'
import { otherLanguages } from '@thela/words/dashboard/menu-languages'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../api/failures/show-field-errors.ts'
import { Button } from '../../ui/button/Button.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { FallbackHint, TranslationFields } from '../menu-languages/TranslationFields.tsx'
import { changedTranslations, translationValues } from '../menu-languages/translation-values.ts'
import { useMenuLanguages } from '../menu-languages/use-menu-languages.ts'

type Props = {
  title: string
  submitLabel: string
  category?: Pick<Category, 'name' | 'description' | 'translations'>
  /** Resolves when it is saved; when the server refuses, the form stays open. */
  onSave: (input: CategoryInput) => Promise<unknown>
  onClose: () => void
}

export function CategoryDialog({ title, submitLabel, category, onSave, onClose }: Props) {
  const formId = useId()
  const { main, others } = useMenuLanguages()
  const stored = category?.translations ?? {}
  const form = useForm({
    resolver: zodResolver(CategoryInput),
    defaultValues: {
      name: category?.name ?? '',
      description: category?.description ?? '',
      translations: translationValues(stored, others),
    },
  })
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(({ translations, ...texts }) =>
    onSave({ ...texts, translations: changedTranslations(stored, translations) }).then(onClose, (failure) =>
      showFieldErrors(form, failure, { category_name_taken: 'name' }),
    ),
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
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={submit}>
        <TextField
          label={words.name}
          required
          autoFocus
          autoComplete="off"
          placeholder={words.nameExample}
          {...fieldOf(form, 'name')}
        />
        <TextArea
          label={words.descriptionLabel}
          rows={3}
          hint={words.descriptionHint}
          {...fieldOf(form, 'description')}
        />
        {others.length > 0 && (
          <div className="grid gap-1 border-line border-t pt-4">
            <h3 className="font-semibold text-sm">{otherLanguages}</h3>
            <FallbackHint main={main} />
          </div>
        )}
        {others.map((code) => (
          <TranslationFields key={code} form={form} code={code} />
        ))}
      </form>
    </Dialog>
  )
}
