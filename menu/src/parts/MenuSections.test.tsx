import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useMenu } from '../app/use-menu.ts'
import { makeView } from '../app/view-model.ts'
import { samplePage } from '../testing/sample-page.ts'
import type { ItemProps } from './item-parts.tsx'
import { MenuSections } from './MenuSections.tsx'

const view = makeView(samplePage(1), { siteName: 'Thela', preparationTime: '5-10 min' })
const Plain = ({ item }: ItemProps) => <li>{item.name}</li>

function NothingMatches() {
  return <MenuSections vendor={view.vendor} menu={{ ...useMenu(view), sections: [] }} Item={Plain} />
}

function Everything() {
  return <MenuSections vendor={view.vendor} menu={useMenu(view)} Item={Plain} />
}

test('a search or filter without a match says so, and nothing else [TPL-19]', () => {
  expect(renderToStaticMarkup(<NothingMatches />)).toBe(
    '<div id="items" class="list"><p class="empty">No items found</p></div>',
  )
})

test('each dish stands once, under its category, with room for an ad after the first category and halfway', () => {
  const html = renderToStaticMarkup(<Everything />)

  expect(html.match(/<li>/g)).toHaveLength(10)
  expect(html).toMatch(/<section id="c1".*?<h2>Chaat<\/h2><ul class="items"><li>Pani Puri<\/li>/)
  expect(html).toMatch(/id="c1".*data-ad="top".*id="c2".*id="c5".*data-ad="middle".*id="c6"/)
})
