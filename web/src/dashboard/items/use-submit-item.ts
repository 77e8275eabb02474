import type { MenuItem, NewItem } from '@thela/contract/menus/items'
import * as words from '@thela/words/dashboard/items-form'
import { type FormEvent, useEffect, useState } from 'react'
import { Refusal } from '../../api/failures/refusal.ts'
import { showFieldErrors } from '../../api/failures/show-field-errors.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { writeDraft } from '../draft.ts'
import { useMenuLanguages } from '../menu-languages/use-menu-languages.ts'
import type { Picture } from '../picture/use-picture.ts'
import { useVendor } from '../use-vendor.ts'
import { itemsQuery, useSaveItem } from './api.ts'
import { changesOf, type ItemFormState, messageOf, newItemValues } from './item-values.ts'
import { type NamedPrice, pricesOf } from './price-change.ts'
import { rememberCategory } from './remembered-category.ts'
import type { usePriceQuestion } from './use-price-question.tsx'

type Settings = Pick<ReturnType<typeof usePriceQuestion>, 'confirmPrices'> & {
  form: ItemFormState
  item?: MenuItem
  picture: Picture
  onAdded?: () => void
  /** What was typed for an item that somebody has deleted is the draft of a new one. */
  onDeleted?: () => void
  onDone: () => void
}

export type Submission = ReturnType<typeof useSubmitItem>

/** Sends the form; what the server finds wrong is shown at its field, and nothing typed is lost. */
export function useSubmitItem({ form, item, picture, confirmPrices, onAdded, onDeleted, onDone }: Settings) {
  const [added, setAdded] = useState<string[]>([])
  const mutation = useSaveItem(item, added.length)
  const { others } = useMenuLanguages()
  const vendor = useVendor()

  const send = (input: NewItem, onSaved: (saved: MenuItem) => void) => {
    const message = item ? changesOf(item, input) : messageOf(input)
    // From here on the picture may belong to the saved item, whatever becomes of this form.
    picture.keep(input.imageUrl ?? null)

    if (Object.keys(message).length === 0) {
      toast.info(words.nothingChanged)
      onDone()
    } else {
      mutation.mutate(message, {
        onSuccess: (saved) => {
          rememberCategory(saved.categoryId)
          onAdded?.()
          onSaved(saved)
        },
        onError: (failure) => {
          showFieldErrors(form, failure)
          if (item && isUnknown(failure)) beginAgainIfDeleted(item)
        },
      })
    }
  }

  const beginAgainIfDeleted = async ({ id, imageUrl }: MenuItem) => {
    const values = form.getValues()
    const items = await queryClient.fetchQuery(itemsQuery({})).catch(() => undefined)
    if (!items || items.some((other) => other.id === id)) return

    const draft = { ...values, imageUrl: values.imageUrl === imageUrl ? null : values.imageUrl }
    writeDraft('item', vendor.id, draft)
    toast.info(words.wasDeleted)
    onDeleted?.()
  }

  /** What is wrong is said at once; then an upload is waited for, and the form is read as it is by then. */
  const submitting = (onSaved: (saved: MenuItem) => void) => (event?: FormEvent) =>
    form
      .handleSubmit(async () => {
        if (!(await picture.finish())) return
        await form.handleSubmit((input) => {
          const before = item ? pricesOf(item) : []
          confirmPrices({ before, after: pricesIn(input) }, () => send(input, onSaved))
        })()
      })(event)
      .catch(() => toast.error(words.submitFailed))

  const beginNext = ({ name, categoryId }: MenuItem) => {
    setAdded([...added, name])
    form.reset(newItemValues(categoryId, others))
    picture.reset()
  }
  // A form that was reset knows its fields again once it is drawn.
  useEffect(() => {
    if (added.length > 0) form.setFocus('name')
  }, [added, form])

  return {
    save: submitting(onDone),
    saveAndAddAnother: () => submitting(beginNext)(),
    /** Of the item that was saved before this one in the same form. */
    addedName: added.at(-1),
    isSaving: mutation.isPending,
    isBusy: mutation.isPending || form.formState.isSubmitting,
  }
}

/** The item, or the category that was chosen for it. */
const isUnknown = (failure: unknown) => failure instanceof Refusal && failure.status === 404

const pricesIn = ({ price, variations }: NewItem): NamedPrice[] =>
  variations ?? [{ id: 'price', price: price ?? 0 }]
