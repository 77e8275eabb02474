import { useEffect, useState } from 'react'
import { readSession } from '../../api/session/session.ts'
import type { ItemFormState, ItemValues } from './item-values.ts'

const KEY = 'thela-new-item'

/**
 * What was typed for a new item and neither saved nor given up: the session ended, or the browser dropped the page,
 * as phones with little memory do while the camera is open.
 */
export function useFoundDraft(isNew: boolean) {
  const [draft] = useState(() => (isNew ? readDraft() : undefined))
  return draft
}

/** Keeps what is typed in this tab until the form is closed. */
export function useKeptDraft(form: ItemFormState, isNew: boolean) {
  useEffect(() => {
    if (!isNew) return
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => (isEmpty(values) ? dropDraft() : keepDraft(values)),
    })
    return () => {
      stop()
      // Without a session it is not the vendor who has closed it.
      if (readSession()) dropDraft()
    }
  }, [form, isNew])
}

/** As after saving one and going on with the next. */
const isEmpty = ({ name, price, variations, imageUrl }: ItemValues) =>
  !name && !price && !imageUrl && variations.length === 0

export function keepDraft(values: ItemValues) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId: readSession()?.user.id, values }))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function dropDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is none.
  }
}

function readDraft(): ItemValues | undefined {
  try {
    const { userId, values } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return userId === readSession()?.user.id ? values : undefined
  } catch {
    return undefined
  }
}
