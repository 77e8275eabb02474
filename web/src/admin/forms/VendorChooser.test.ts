import { expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { vendorChoicesQuery } from './VendorChooser.tsx'

test('the vendors to choose from are good for five minutes [VEN-27]', () => {
  const { staleTime = queryClient.getDefaultOptions().queries?.staleTime } = vendorChoicesQuery('', '')
  expect(staleTime).toBe(300_000)
})
