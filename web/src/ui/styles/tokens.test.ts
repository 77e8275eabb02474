import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Theme = 'light' | 'dark'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([a-z0-9-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover']
const readable = [
  ...pairs(['ink', 'ink-soft', 'ink-faint', 'brand-ink', 'bad-ink', 'good-ink', 'warn-ink'], grounds),
  ...pairs(['ink', 'ink-soft', 'ink-faint'], ['brand-soft', 'bad-soft']),
  ...pairs(['on-brand'], ['brand', 'brand-hover']),
  ...pairs(['on-bad'], ['bad', 'bad-hover']),
  ['on-good', 'good'],
  ['on-warn', 'warn'],
  ['brand-ink', 'brand-soft'],
  ['good-ink', 'good-soft'],
  ['warn-ink', 'warn-soft'],
  ['bad-ink', 'bad-soft'],
  ['canvas', 'ink'],
] as const

const visible = [
  ...pairs(['line-strong', 'focus'], ['canvas', 'surface', 'raised']),
  ...pairs(['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'], ['surface']),
] as const

for (const theme of ['light', 'dark'] as const) {
  test.each(readable)(`a reader can read %s on %s in the ${theme} theme`, (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(visible)(`everyone can make out %s on %s in the ${theme} theme`, (shape, ground) => {
    expect(contrast(shape, ground, theme)).toBeGreaterThanOrEqual(3)
  })
}

function pairs(fronts: string[], backs: string[]) {
  return fronts.flatMap((front) => backs.map((back) => [front, back] as const))
}

function contrast(front: string, back: string, theme: Theme) {
  const [lighter = 0, darker = 0] = [luminance(front, theme), luminance(back, theme)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(name: string, theme: Theme) {
  const hex = tokens.get(name)?.[theme] ?? `no token --${name}`
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function linear(channel: number) {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
