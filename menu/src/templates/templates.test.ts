import { describe, expect, test } from 'vitest'
import { renderMenuPage } from '../page/render.tsx'
import { channelsOf, contrast } from '../testing/contrast.ts'
import { samplePage } from '../testing/sample-page.ts'
import type { Variables } from './template.ts'
import { templateCode } from './template-code.ts'
import { templates, themeOf } from './templates.ts'
import { type Theme, themes } from './themes.ts'

const options = { scriptUrl: '/hydrate.js', origin: 'https://thela.example', siteName: 'Thela' }

test('the first three themes are Classic Blue, Emerald Green and Royal Purple, in these colours [TPL-03] [TPL-04] [TPL-05]', () => {
  expect(themes.slice(0, 3).map(nameAndColour)).toEqual([
    ['Classic Blue', 'blue'],
    ['Emerald Green', 'emerald'],
    ['Royal Purple', 'purple'],
  ])
})

test('the last three themes are Sunset Orange, Rose Pink and Midnight Gray, in these colours [TPL-06] [TPL-07] [TPL-08]', () => {
  expect(themes.slice(3).map(nameAndColour)).toEqual([
    ['Sunset Orange', 'orange'],
    ['Rose Pink', 'pink'],
    ['Midnight Gray', 'gray'],
  ])
})

test('every template but the luxury one shares the six themes and shows each in its own colour', () => {
  const { LuxuryMenuTemplate: _, ...others } = templates

  for (const [id, template] of Object.entries(others)) {
    expect(template.themes, id).toBe(themes)
    for (const theme of themes) expect(Object.values(template.colours(theme)), id).toContain(theme.accent)
  }
})

test('browsers can load every template that the server renders', () => {
  expect(Object.keys(templateCode).sort()).toEqual(Object.keys(templates).sort())
})

describe.each(Object.entries(templates))('%s', (id, template) => {
  test('has the same code in the browser and on the server', async () => {
    expect(templates[id]).toMatchObject({ ...(await templateCode[id]?.()) })
  })

  test('has enough contrast in every theme, in light and dark mode', () => {
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

  test('uses the first theme for a stored index out of range', () => {
    expect(themeOf(template, 99)).toBe(template.themes[0])
  })

  test('renders names and descriptions where the script can read them', () => {
    const html = renderMenuPage({ ...samplePage(2), template: { templateId: id, themeIndex: 0 } }, options)

    expect(html).not.toContain('"texts":')
  })
})

/** The name of a theme, and the name of the colour that it really has. */
const nameAndColour = ({ name, accent }: Theme) => [name, colourName(accent)]

/** By hue in degrees; a colour without much of any is gray. */
function colourName(colour: string) {
  const [red, green, blue] = channelsOf(colour) as [number, number, number]
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  if ((most - least) / most < 0.35) return 'gray'

  const sixth = most - least
  const hue =
    most === red
      ? (green - blue) / sixth
      : most === green
        ? 2 + (blue - red) / sixth
        : 4 + (red - green) / sixth
  const degrees = (hue * 60 + 360) % 360
  return colours.find(([, from, to]) => degrees >= from && degrees < to)?.[0]
}

const colours = [
  ['orange', 10, 40],
  ['emerald', 150, 175],
  ['blue', 210, 245],
  ['purple', 260, 290],
  ['pink', 320, 345],
] as const
