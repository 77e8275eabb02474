import type { TemplateLook } from '../template.ts'
import { themes } from '../themes.ts'
import items from './items.css?inline'
import frame from './styles.css?inline'

export const modernMinimalLook: TemplateLook = {
  name: 'Modern Minimal',
  description: 'A gallery wall: large light headings, hairlines, one accent and plenty of white.',
  features: ['Numbered categories', 'Veg and special filters', 'Search', 'Dark mode'],
  splashMs: 1500,
  themes,
  styles: frame + items,
  colours: ({ accent, ink, tint }) => ({
    '--accent': accent,
    '--bar': '#ffffff',
    '--on-bar': ink,
    '--page': '#ffffff',
    '--tint': tint,
    '--ink': ink,
    '--soft': '#5b616b',
    '--line': '#dcdfe4',
  }),
  darkColours: ({ glow }) => ({
    '--accent': glow,
    '--bar': '#0d0e10',
    '--on-bar': '#f4f5f7',
    '--page': '#0d0e10',
    '--tint': '#191b1f',
    '--ink': '#f4f5f7',
    '--soft': '#a8aeb8',
    '--line': '#2c3037',
  }),
  readable: [
    ['--ink', '--page'],
    ['--ink', '--tint'],
    ['--soft', '--page'],
    ['--soft', '--tint'],
    ['--accent', '--page'],
    ['--on-bar', '--bar'],
  ],
}
