import { useNavigate, useSearch } from '@tanstack/react-router'

/** What the address says: which way of adding, which kind of stall or only what is ticked, and whether as a step. */
export function useAddDishesParams() {
  const { way, kind, view, guide } = useSearch({ from: '/vendor/layout/dashboard/items/add-dishes' })
  const navigate = useNavigate({ from: '/dashboard/items/add-dishes' })

  return {
    way: way ?? 'list',
    kindId: kind,
    isReviewing: view === 'ticked',
    isGuided: guide === '1',
    setWay: (next: string) =>
      navigate({ search: { guide, way: ways.find((known) => known === next) }, replace: true }),
    openKind: (id: string) => navigate({ search: { guide, kind: id } }),
    openKinds: () => navigate({ search: { guide } }),
    openTicked: () => navigate({ search: { guide, view: 'ticked' } }),
    /** With the guide to its next step, else to the list of items. */
    leave: () =>
      guide === '1'
        ? navigate({ to: '/dashboard/templates', search: { guide }, ignoreBlocker: true })
        : navigate({ to: '/dashboard/items', search: {}, ignoreBlocker: true }),
  }
}

/** Besides the list of the library. */
const ways = ['paste', 'photo', 'csv'] as const
