import type { MenuItem, NewItem } from '@thela/contract/menus/items'
import type { FormEvent } from 'react'
import { pointAtFaults } from '../../api/point-at-faults.ts'
import { toast } from '../../ui/toast.ts'
import type { Picture } from '../picture/use-picture.ts'
import { changesOf, messageOf } from './item-message.ts'
import type { ItemFormState } from './use-item-form.ts'
import { useSaveItem } from './use-save-item.ts'

type Settings = { form: ItemFormState; item?: MenuItem; picture: Picture; onDone: () => void }

/** Sends the form; what the server finds wrong is shown at its field, and nothing typed is lost. */
export function useSubmitItem({ form, item, picture, onDone }: Settings) {
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
