import { expect, test } from 'vitest'
import { contrast } from '../../testing/contrast.ts'
import { namesIn, renderChosen, renderPage } from '../../testing/render-template.tsx'
import { pageOf, sampleItem, samplePage, sampleVendor } from '../../testing/sample-page.ts'
import type { Template } from '../template.ts'
import { templates } from '../templates.ts'
import type { Theme } from '../themes.ts'

const id = 'LuxuryMenuTemplate'

test('the luxury template has its own four themes, and a light one for sunlight [TPL-09]', () => {
  expect(templates[id]?.themes.map(({ name }) => name)).toEqual([
    'Royal Gold',
    'Midnight Noir',
    'Emerald Velvet',
    'Burgundy Silk',
    'Ivory Linen',
  ])
})

test('each luxury theme has a cloth and a candle light of its own [TPL-09]', () => {
  const styles = [0, 1, 2, 3].map((index) => /:root\{[^}]*\}/.exec(renderPage(id, samplePage(1), index))?.[0])

  expect(styles.map((style) => /--page:(#\w+)/.exec(style ?? '')?.[1])).toEqual([
    '#140e07',
    '#07080a',
    '#041d16',
    '#26060f',
  ])
  expect(styles.map((style) => /--gold:(#\w+)/.exec(style ?? '')?.[1])).toEqual([
    '#dfb75f',
    '#b8c6dc',
    '#d9c07a',
    '#ebb798',
  ])
  expect(renderPage(id, samplePage(1), 5)).toBe(renderPage(id, samplePage(1), 0))
})

test('the light luxury theme is dark on paper, with more contrast than the others need', () => {
  const style = /:root\{[^}]*\}/.exec(renderPage(id, samplePage(1), 4))?.[0] ?? ''

  expect(style).toContain('--page:#fffaf0')
  expect(style).toContain('--ink:#2a1c0b')
  const { colours, themes, readable } = templates[id] as Template
  const light = colours(themes[4] as Theme)
  for (const [text, ground] of readable)
    expect(contrast(light[text] ?? '', light[ground] ?? ''), `${text} on ${ground}`).toBeGreaterThan(6)
})

test('a luxury menu can be searched by name and description [TPL-27]', () => {
  const dosa = renderChosen(id, { search: 'DOSA' })
  expect(dosa).toContain('value="DOSA"')
  expect(namesIn(dosa)).toEqual(['Masala Dosa'])

  expect(namesIn(renderChosen(id, { search: 'mint water' }))).toEqual(['Pani Puri'])
})

test('Vegetarian only leaves out what is not vegetarian [TPL-28]', () => {
  const page = pageOf(sampleItem(), sampleItem({ id: 'egg', name: 'Egg Roll', isVeg: false }))

  expect(renderPage(id, page)).toContain('aria-pressed="false">Vegetarian only</button>')
  expect(namesIn(renderPage(id, page))).toEqual(['Samosa', 'Egg Roll'])
  const filtered = renderChosen(id, { food: 'veg' }, page)
  expect(filtered).toContain('aria-pressed="true">Vegetarian only</button>')
  expect(namesIn(filtered)).toEqual(['Samosa'])
})

test('Our Collection is chosen first and shows all items [TPL-29] [TPL-35]', () => {
  const html = renderPage(id, samplePage(2))

  expect(html).toContain('<a href="#items" aria-current="true">Our Collection</a>')
  expect(html).not.toContain('All Items')
  expect(namesIn(html)).toHaveLength(20)
})

test('Order Now calls the vendor, and is left out without a phone number [TPL-30]', () => {
  expect(renderPage(id)).toContain('<div class="order"><a href="tel:+919825012345">Order Now</a></div>')
  expect(renderPage(id, { ...samplePage(1), vendor: sampleVendor({ phone: '' }) })).not.toContain('Order Now')
})
