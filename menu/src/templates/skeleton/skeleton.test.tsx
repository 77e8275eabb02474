import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderMenuPage } from '../../page/render.tsx'
import { pageOf, sampleItem, samplePage } from '../../testing/sample-page.ts'
import { skeletonLook } from './theme.ts'

const options = { scriptUrl: '/hydrate.js', origin: 'https://thela.example', siteName: 'Thela' }
const template = { templateId: 'TemplateSkeleton', themeIndex: 0 }

const render = (page = samplePage(2)) => renderMenuPage({ ...page, template }, options)

test('every part of a skeleton menu is in its place [TPL-10] [TPL-11] [TPL-12] [TPL-13] [TPL-14]', () => {
  const html = render()
  const parts = ['<header>', 'type="search"', 'Non-Veg</button>', 'All Items</a>', 'Pani Puri', '<footer>']
  const places = parts.map((part) => html.indexOf(part, html.indexOf('<body>')))

  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(html).toContain('Powered by Thela')
  expect(skeletonLook.splashMs).toBe(1500)
})

test('the labels of a skeleton are for eyes, never read aloud', () => {
  const styles = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8')
  const labels = styles.match(/content:\s*"\w+"[^;}]*/g) ?? []

  expect(labels).toHaveLength(8)
  expect(labels.filter((label) => !/\/\s*""$/.test(label.trim()))).toEqual([])
})

test('what is out of stock is not on a skeleton menu [TPL-17]', () => {
  const html = render(pageOf(sampleItem(), sampleItem({ name: 'Jalebi', isAvailable: false })))

  expect(html).toContain('Samosa')
  expect(html).not.toContain('Jalebi')
})

test('an empty skeleton menu says so [TPL-18]', () => {
  expect(render(samplePage(0))).toContain('<p class="empty">No menu items available</p>')
})
