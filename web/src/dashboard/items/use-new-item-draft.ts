import { useEffect, useState } from 'react'
import { readSession } from '../../api/session/session.ts'
import { readDraft, writeDraft } from '../draft.ts'
import { useVendor } from '../use-vendor.ts'
import type { ItemFormState, ItemValues } from './item-values.ts'

/**
 * What was typed for a new item and neither saved nor given up: the session ended, or the browser dropped the page,
 * as phones with little memory do while the camera is open.
 */
export function useFoundDraft(isNew: boolean) {
  const { id } = useVendor()
  const [draft] = useState(() => (isNew ? readDraft<ItemValues>('item', id) : null))
  return draft
}

/** Keeps what is typed until the form is closed. */
export function useKeptDraft(form: ItemFormState, isNew: boolean) {
  const { id } = useVendor()

  useEffect(() => {
    if (!isNew) return
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft('item', id, isEmpty(values) ? null : values),
    })
    return () => {
      stop()
      // Without a session it is not the vendor who has closed it.
      if (readSession()) writeDraft('item', id, null)
    }
  }, [form, isNew, id])
}

/** As after saving one and going on with the next. */
const isEmpty = ({ name, price, variations, imageUrl }: ItemValues) =>
  !name && !price && !imageUrl && variations.length === 0
