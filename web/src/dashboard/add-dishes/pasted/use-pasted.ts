import { useMutation } from '@tanstack/react-query'
import type { ItemMark } from '@thela/contract/menus/item-marks'
import type { PhotoLine } from '@thela/contract/menus/menu-photo'
import { queryClient } from '../../../api/query-client.ts'
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts'
import { useDraft } from '../../draft.ts'
import { type MenuLanguages, useMenuLanguages } from '../../menu-languages/use-menu-languages.ts'
import { kindQuery, recognise } from '../api.ts'
import { useRowErrors } from '../use-row-errors.ts'
import { dishFromOther, type PastedDish, type PastedRows, readRows, withLibrary } from './pasted-rows.ts'

type Draft = {
  idempotencyKey: string
  text: string
  /** Null while the text is being written. */
  rows: PastedRows | null
}

type Source = { text: string; photoLines?: PhotoLine[] }

export type Pasted = ReturnType<typeof usePasted>

/** The pasted text or that of a photo, and the table that was read from it. */
export function usePasted(name: 'pasted' | 'photo') {
  const newKey = useIdempotencyKey()
  const { draft, change, clear, isKept } = useDraft<Draft>(name, () => ({
    idempotencyKey: `${newKey}-${Date.now()}`,
    text: '',
    rows: null,
  }))
  const errors = useRowErrors({ areShown: true })
  const rows = draft.rows ?? { dishes: [], others: [] }
  const setRows = (next: PastedRows) => change({ ...draft, rows: next })

  const read = useReading((text, next) => change({ ...draft, text, rows: next }))

  return {
    ...draft,
    rows: draft.rows,
    isKept,
    isReading: read.isPending,
    isLibraryMissing: read.isError,
    errors: errors.errors,
    showErrors: errors.show,
    setText: (text: string) => change({ ...draft, text }),
    read: () => read.mutate({ text: draft.text }),
    readPhoto: (photoLines: PhotoLine[]) =>
      read
        .mutateAsync({ text: photoLines.map(({ text }) => text).join('\n'), photoLines })
        .catch(() => undefined),
    backToText: () => {
      errors.clear()
      change({ ...draft, rows: null })
    },
    update: (dish: PastedDish) => {
      errors.forget(dish.id)
      setRows({ ...rows, dishes: rows.dishes.map((each) => (each.id === dish.id ? dish : each)) })
    },
    remove: (dish: PastedDish) =>
      setRows({
        dishes: rows.dishes.filter(({ id }) => id !== dish.id),
        others: [...rows.others, { id: dish.id, text: dish.text, category: dish.category, dish }],
      }),
    makeDish: (id: string) => {
      const other = rows.others.find((each) => each.id === id)
      if (!other) return
      const others = rows.others.filter((each) => each.id !== id)
      setRows({ dishes: [...rows.dishes, dishFromOther(other)], others })
    },
    markOthers: (mark: ItemMark) =>
      setRows({ ...rows, dishes: rows.dishes.map((dish) => ({ ...dish, mark: dish.mark ?? mark })) }),
    clear: () => {
      clear()
      errors.clear()
    },
  }
}

function useReading(onRead: (text: string, rows: PastedRows) => void) {
  const menu = useMenuLanguages()

  return useMutation({
    mutationFn: ({ text, photoLines }: Source) => readWithLibrary(readRows(text, photoLines), menu),
    meta: { quiet: true },
    onSuccess: (rows, { text }) => onRead(text, rows),
    // Without the library every mark is asked for.
    onError: (_, { text, photoLines }) => {
      const { dishes, others } = readRows(text, photoLines)
      onRead(text, { dishes: withLibrary(dishes, { found: [], kinds: [] }, menu), others })
    },
  })
}

async function readWithLibrary({ dishes, others }: PastedRows, menu: MenuLanguages): Promise<PastedRows> {
  const found = await recognise(dishes.map(({ name }) => name))
  const withoutHeading = dishes.flatMap(({ category }, n) => (category ? [] : (found[n]?.kindId ?? [])))
  const kinds = await Promise.all(
    [...new Set(withoutHeading)].map((id) => queryClient.ensureQueryData(kindQuery(id))),
  )
  return { dishes: withLibrary(dishes, { found, kinds }, menu), others }
}
