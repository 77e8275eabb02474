import type { PublicMenuItem } from '@thela/contract/menus/page-data'
import { expect, test } from 'vitest'
import { pageOf, sampleItem } from '../testing/sample-page.ts'
import { describeChanges, listChanges } from './list-changes.ts'

const samosa = sampleItem({ id: 'samosa', name: 'Samosa', price: 20 })
const vada = sampleItem({ id: 'vada', name: 'Vada', price: 15 })
const soldOut = { isAvailable: false, isSoldOutToday: true }

function changesOf(before: PublicMenuItem[], after: PublicMenuItem[]) {
  const changes = listChanges(pageOf(...before).categories, pageOf(...after).categories)
  return changes && describeChanges(changes)
}

test('the same menu has no changes, in whatever order its fields come', () => {
  const reversed = Object.fromEntries(Object.entries(samosa).reverse()) as PublicMenuItem
  expect(changesOf([samosa, vada], [{ ...reversed }, { ...vada }])).toBeNull()
})

test('a screen reader is told in one sentence what has changed [QUICK-09]', () => {
  const dosa = sampleItem({ id: 'dosa', name: 'Dosa' })
  const chai = sampleItem({ id: 'chai', name: 'Chai' })

  expect(changesOf([samosa, vada], [{ ...samosa, price: 25 }, vada])).toBe('The menu has changed: 1 price')
  expect(
    changesOf(
      [samosa, vada],
      [
        { ...samosa, price: 25 },
        { ...vada, price: 16, ...soldOut },
      ],
    ),
  ).toBe('The menu has changed: 2 prices, 1 dish sold out')
  expect(changesOf([{ ...samosa, ...soldOut }, vada], [samosa, dosa, chai])).toBe(
    'The menu has changed: 1 dish available again, 2 new dishes, 1 dish removed',
  )
})

test('the price of a size is a price, and another description is said without a number', () => {
  expect(changesOf([samosa], [{ ...samosa, variations: '[{"price":10}]' }])).toContain('1 price')
  expect(changesOf([samosa], [{ ...samosa, description: 'Crisp' }])).toBe('The menu has changed')
  expect(changesOf([samosa, vada], [vada, samosa])).toBe('The menu has changed')
})

test('only names that nobody has any more have gone', () => {
  const otherVada = { ...vada, id: 'vada-2' }
  const gone = (before: PublicMenuItem[], after: PublicMenuItem[]) =>
    listChanges(pageOf(...before).categories, pageOf(...after).categories)?.goneNames

  expect(gone([samosa, vada], [samosa])).toEqual(new Set(['Vada']))
  expect(gone([samosa, vada, otherVada], [samosa, vada])).toEqual(new Set())
})
