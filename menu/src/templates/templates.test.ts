import { describe, expect, test } from 'vitest'
import { renderMenuPage } from '../page/render.tsx'
import { samplePage } from '../testing/sample-page.ts'
import type { Variables } from './template.ts'
import { templateCode } from './template-code.ts'
import { templates, themeOf } from './templates.ts'
import { themes } from './themes.ts'

const options = { scriptUrl: '/hydrate.js', origin: 'https://thela.example', siteName: 'Thela' }

test('the six themes keep their names and places [TPL-03] [TPL-04] [TPL-05] [TPL-06] [TPL-07] [TPL-08]', () => {
  expect(themes.map(({ name }) => name)).toEqual([
    'Classic Blue',
    'Emerald Green',
    'Royal Purple',
    'Sunset Orange',
    'Rose Pink',
    'Midnight Gray',
  ])
})

test('browsers can load every template that the server renders', () => {
  expect(Object.keys(templateCode).sort()).toEqual(Object.keys(templates).sort())
})

describe.each(Object.entries(templates))('%s', (id, template) => {
  test('has in the browser the code it has on the server', async () => {
    expect(templates[id]).toMatchObject({ ...(await templateCode[id]?.()) })
  })

  test('can be read in every theme, in light and dark', () => {
    for (const theme of template.themes) {
      const light: Partial<Variables> = template.colours(theme)
      const dark: Partial<Variables> = { ...light, ...template.darkColours?.(theme) }

      for (const [text, ground] of template.readable) {
        expect(
          contrast(light[text] ?? '', light[ground] ?? ''),
          `${theme.name} ${text} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5)
        expect(
          contrast(dark[text] ?? '', dark[ground] ?? ''),
          `${theme.name} ${text} on ${ground}, dark`,
        ).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test('takes the first theme for a stored index out of range', () => {
    expect(themeOf(template, 99)).toBe(template.themes[0])
  })

  test('writes each name and description once, where the script looks for them', () => {
    const html = renderMenuPage({ ...samplePage(2), template: { templateId: id, themeIndex: 0 } }, options)

    expect(html).not.toContain('"texts":')
  })
})

/** WCAG contrast of two colours written #rrggbb. */
function contrast(a: string, b: string) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16)),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number) =>
  channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
