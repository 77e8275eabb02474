import { expect, test } from 'vitest'
import { makeTracker } from '../boot/track.ts'
import { samplePage } from '../testing/sample-page.ts'
import { frameActions } from './frame-actions.ts'

test('of forty taps at once one is counted, and the next after half a second', () => {
  const { sent, act, item, category } = openMenu()
  for (let n = 0; n < 40; n++) act({ type: 'item-click', id: item }, 1000 + n)
  act({ type: 'category-view', id: category }, 1040)
  act({ type: 'item-click', id: item }, 1500)

  expect(sent).toEqual(['item-click', 'category-view', 'item-click'])
})

test('what is not of this menu is not counted', () => {
  const { sent, act } = openMenu()
  act({ type: 'item-click', id: 'another' }, 1000)
  act({ type: 'category-view', id: 'another' }, 2000)

  expect(sent).toEqual([])
})

function openMenu() {
  const page = samplePage(1)
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
