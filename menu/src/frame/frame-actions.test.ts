import { expect, test, vi } from 'vitest'
import { makeTracker } from '../boot/track.ts'
import { samplePage, sampleVendor } from '../testing/sample-page.ts'
import { frameActions } from './frame-actions.ts'

test('of forty quick taps only one is counted, and a tap after half a second is counted again', () => {
  const { sent, act, item, category } = openMenu()
  for (let n = 0; n < 40; n++) act({ type: 'item-click', id: item }, 1000 + n)
  act({ type: 'category-view', id: category }, 1040)
  act({ type: 'item-click', id: item }, 1500)

  expect(sent).toEqual(['item-click', 'category-view', 'item-click'])
})

test('ids of other menus are not counted', () => {
  const { sent, act } = openMenu()
  act({ type: 'item-click', id: 'another' }, 1000)
  act({ type: 'category-view', id: 'another' }, 2000)

  expect(sent).toEqual([])
})

test('an uploaded template can call a number that the vendor shows, and does nothing without one', () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  openMenu().act({ type: 'call' }, 1000)
  openMenu({ phone: '' }).act({ type: 'call' }, 1000)
  vi.unstubAllGlobals()

  expect(assign.mock.calls).toEqual([['tel:+919825012345']])
})

function openMenu(change: Parameters<typeof sampleVendor>[0] = {}) {
  const page = { ...samplePage(1), vendor: sampleVendor(change) }
  const sent: string[] = []
  const tracker = makeTracker(page.vendor, (path) => sent.push(path.replace('/api/public/', '')))
  const [first] = page.categories

  return {
    sent,
    act: frameActions(page, tracker),
    item: first?.menuItems[0]?.id ?? '',
    category: first?.id ?? '',
  }
}
