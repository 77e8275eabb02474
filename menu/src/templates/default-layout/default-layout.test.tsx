import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useMenu } from '../../app/use-menu.ts'
import { makeView } from '../../app/view-model.ts'
import { samplePage } from '../../testing/sample-page.ts'
import { ItemList } from './template.tsx'

const view = makeView(samplePage(1), { siteName: 'Thela', preparationTime: '5-10 min' })

function NothingMatches() {
  return <ItemList vendor={view.vendor} menu={{ ...useMenu(view), sections: [] }} />
}

test('a category, filter or search without a match says so, and nothing else [PUB-29]', () => {
  expect(renderToStaticMarkup(<NothingMatches />)).toBe(
    '<div id="items" class="list"><p class="empty">No items in this category.</p></div>',
  )
})
