import { expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { toastAndRefetch } from '../templates/api.ts'
import { templatesQuery } from './api.ts'

test('a template that was just added can be granted immediately', () => {
  queryClient.setQueryData(templatesQuery.queryKey, [])
  toastAndRefetch({ message: 'Template created successfully' })

  expect(queryClient.getQueryState(templatesQuery.queryKey)?.isInvalidated).toBe(true)
})
