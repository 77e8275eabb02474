import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useMenu } from '../app/use-menu.ts'
import { type MenuView, makeView } from '../app/view-model.ts'
import { samplePage } from '../testing/sample-page.ts'
import type { ItemProps } from './item-parts.tsx'
import { MenuSections } from './MenuSections.tsx'

const options = { siteName: 'Thela', preparationTime: '5-10 min' }
const view = makeView(samplePage(1), options)
const Plain = ({ item }: ItemProps) => <li>{item.name}</li>

function Everything({ of, isNumbered }: { of: MenuView; isNumbered?: boolean }) {
  return <MenuSections vendor={of.vendor} menu={useMenu(of)} Item={Plain} isNumbered={isNumbered} />
}

test.each([
  ['one category', 1, 4, 2],
  ['two categories', 2, 3, 3],
  ['three categories', 3, 1, 1],
])('the middle banner comes after half of the items of %s [PUB-46]', (_what, categories, each, before) => {
  const page = samplePage(each)
  const few = makeView({ ...page, categories: page.categories.slice(0, categories) }, options)
  const [above = '', below] = renderToStaticMarkup(<Everything of={few} />).split('data-ad="middle"')

  expect(below).toBeDefined()
  expect(above.match(/<li>/g)).toHaveLength(before)
})

test('each item is shown once, under its category, with an ad slot after the first category and halfway', () => {
  const html = renderToStaticMarkup(<Everything of={view} />)

  expect(html.match(/<li>/g)).toHaveLength(10)
  expect(html).toMatch(/<section id="c1".*?<h2>Chaat<\/h2><ul class="items"><li>Pani Puri<\/li>/)
  expect(html).toMatch(/id="c1".*data-ad="top".*id="c2".*id="c5".*data-ad="middle".*id="c6"/)
})

test('numbered categories have their numbers in the page, for the eyes only', () => {
  const html = renderToStaticMarkup(<Everything of={view} isNumbered />)
  const headings = [...html.matchAll(/<h2><small aria-hidden="true">(\d+)<\/small>/g)]

  expect(headings.map(([, number]) => number)).toEqual([
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
    '10',
  ])
  expect(renderToStaticMarkup(<Everything of={view} />)).not.toContain('<small')
})
