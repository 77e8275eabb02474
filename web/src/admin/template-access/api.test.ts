import { expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { tellChange } from '../templates/api.ts'
import { templatesQuery } from './api.ts'

test('a template that was just added can be granted at once [TACC-04]', () => {
  queryClient.setQueryData(templatesQuery.queryKey, [])
  tellChange({ message: 'Template created successfully' })

  expect(queryClient.getQueryState(templatesQuery.queryKey)?.isInvalidated).toBe(true)
})
