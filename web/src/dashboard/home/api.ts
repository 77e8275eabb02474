import { queryOptions, useMutation } from '@tanstack/react-query'
import type { CounterItem, Today } from '@thela/contract/analytics/today'
import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { itemsApi } from '@thela/contract/menus/items'
import * as words from '@thela/words/dashboard/counter'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { polling } from '../analytics/refetching.ts'

const RECENT_EVENTS = 5

export const statsQuery = queryOptions({
  queryKey: ['dashboard', 'stats'],
  queryFn: async () => (await call(vendorAnalyticsApi.readSummary, {})).stats,
  ...polling,
})

export const todayQuery = queryOptions({
  queryKey: ['dashboard', 'today'],
  queryFn: async ({ signal }) => (await call(vendorAnalyticsApi.readToday, {}, { signal })).today,
  ...polling,
})

/** Without the vendor's own sign-ins, which would push out what customers do. */
export const recentActivityQuery = queryOptions({
  queryKey: ['dashboard', 'recent-activity'],
  queryFn: async () => {
    const querystring = { limit: RECENT_EVENTS, signIns: 'hide' } as const
    return (await call(vendorAnalyticsApi.readAnalytics, { querystring })).analytics
  },
  ...polling,
})

export type CounterItemChange = Partial<Pick<CounterItem, 'isAvailable' | 'isSoldOutToday' | 'price'>>

/** An optimistic update, rolled back when the server refuses. Changes of one item are sent in order. */
export function useChangeCounterItem(item: CounterItem) {
  return useMutation({
    scope: { id: `item-${item.id}` },
    mutationFn: (body: CounterItemChange) => call(itemsApi.update, { params: { id: item.id }, body }),
    meta: { fallback: words.changeFailed(item.name) },
    onMutate: async (change) => {
      const { isAvailable, isSoldOutToday, price } = item
      // A list that is being fetched would overwrite the change.
      await queryClient.cancelQueries(todayQuery)
      showChange(item.id, change)
      return { isAvailable, isSoldOutToday, price }
    },
    onError: (_failure, _change, former) => {
      if (former) showChange(item.id, former)
    },
    onSettled: () => {
      // Only after the last of several quick changes: what is fetched in between would show some of them undone.
      if (queryClient.isMutating() > 1) return
      queryClient.invalidateQueries({ queryKey: ['dashboard'] })
      queryClient.invalidateQueries({ queryKey: ['items'] })
    },
  })
}

function showChange(id: string, change: CounterItemChange) {
  queryClient.setQueryData<Today>(
    todayQuery.queryKey,
    (today) =>
      today && {
        ...today,
        items: today.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
      },
  )
}
