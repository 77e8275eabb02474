import type { AdminVendor } from '@thela/contract/admin/vendors'
import { expect, test } from 'vitest'
import { rankOf, withStableOrder } from './ExportButton.tsx'

test.each(['totalViews', 'qrScans', 'items', 'lastActivity'] as const)(
  'vendors sorted by %s, which visitors change, are read newest first',
  (sortBy) => {
    expect(withStableOrder({ sortBy, order: 'asc', search: 'x' })).toEqual({
      sortBy: 'createdAt',
      order: 'desc',
      search: 'x',
    })
  },
)

test.each(['name', 'createdAt', undefined] as const)('those sorted by %s are read as asked', (sortBy) => {
  expect(withStableOrder({ sortBy, order: 'asc' })).toEqual({ sortBy, order: 'asc' })
  expect(rankOf({ sortBy, order: 'asc' }, { totalViews: 3 } as AdminVendor)).toBe(0)
})

test('the most come first, or the fewest, and vendors who were never active come last', () => {
  const vendors = [
    { id: 'some', totalViews: 3, lastActivity: '2026-03-05T00:00:00Z' },
    { id: 'none', totalViews: 0, lastActivity: null },
    { id: 'most', totalViews: 9, lastActivity: '2026-03-04T00:00:00Z' },
    { id: 'same', totalViews: 3, lastActivity: '2026-03-06T00:00:00Z' },
  ] as AdminVendor[]
  const sorted = (listQuery: Parameters<typeof rankOf>[0]) =>
    vendors.toSorted((a, b) => rankOf(listQuery, a) - rankOf(listQuery, b)).map(({ id }) => id)

  expect(sorted({ sortBy: 'totalViews' })).toEqual(['most', 'some', 'same', 'none'])
  expect(sorted({ sortBy: 'totalViews', order: 'asc' })).toEqual(['none', 'some', 'same', 'most'])
  expect(sorted({ sortBy: 'lastActivity', order: 'desc' })).toEqual(['same', 'some', 'most', 'none'])
})
