import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ItemFilter } from './api.ts'

export type ItemsSearchParams = ReturnType<typeof useItemsSearchParams>

/** The filter, and which item is being made or changed. */
export function useItemsSearchParams() {
  const { search, categoryId, add, edit } = useSearch({ from: '/vendor/layout/dashboard/items' })
  const navigate = useNavigate({ from: '/dashboard/items' })
  const filter: ItemFilter = { search, categoryId }

  return {
    filter,
    isAdding: add === '1',
    editedId: edit,
    setFilter: (change: ItemFilter) =>
      navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false }),
    openNew: () => navigate({ search: { ...filter, add: '1' }, resetScroll: false }),
    openItem: (id: string) => navigate({ search: { ...filter, edit: id }, resetScroll: false }),
    /** In place of a form whose item is gone. */
    openNewInstead: () =>
      navigate({ search: { ...filter, add: '1' }, replace: true, resetScroll: false, ignoreBlocker: true }),
    /** Unsaved changes may block it. */
    close: () => navigate({ search: filter, replace: true, resetScroll: false }),
    closeForGood: () => navigate({ search: filter, replace: true, resetScroll: false, ignoreBlocker: true }),
  }
}
