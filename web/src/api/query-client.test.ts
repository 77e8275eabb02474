import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

test('an answer is fresh for five minutes and not refetched on focus [API-129]', () => {
  const { queries } = queryClient.getDefaultOptions()

  expect(queries).toMatchObject({ staleTime: 300_000, refetchOnWindowFocus: false })
})

test('a failed query is retried once [API-129]', async () => {
  vi.useFakeTimers()
  const ask = vi.fn(() => Promise.reject(new Error('no answer')))
  const question = new QueryObserver(queryClient, { queryKey: ['x'], queryFn: ask, meta: { quiet: true } })
  const stop = question.subscribe(() => {})
  await vi.runAllTimersAsync()
  stop()

  expect(ask).toHaveBeenCalledTimes(2)
})
