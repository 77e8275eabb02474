import type { TemplateLook } from '../template.ts'
import { themes } from '../themes.ts'
import items from './items.css?inline'
import frame from './styles.css?inline'

export const defaultLayoutLook: TemplateLook = {
  name: 'Default layout',
  description: 'A simple, fast list: filters and categories on top, comfortable rows below.',
  features: ['Veg and special filters', 'Search', 'Category pills', 'Dark mode'],
  splashMs: 0,
  themes,
  styles: frame + items,
  colours: ({ accent, deep, ink, tint }) => ({
    '--accent': accent,
    '--on-accent': '#ffffff',
    '--bar': deep,
    '--page': '#ffffff',
    '--tint': tint,
    '--ink': ink,
    '--soft': '#4b5563',
    '--warm': '#fff1d6',
    '--on-warm': '#8a4300',
    '--loved': '#d61f3d',
    '--line': '#e5e7eb',
    '--edge': '#8b929d',
    '--logo': deep,
    '--link': accent,
  }),
  darkColours: ({ glow }) => ({
    '--page': '#101216',
    '--tint': '#1b1e25',
    '--ink': '#f5f6f8',
    '--soft': '#b4bac4',
    '--warm': '#3a2a10',
    '--on-warm': '#ffc46b',
    '--loved': '#ff6b81',
    '--line': '#2a2e37',
    '--edge': '#7b828e',
    '--link': glow,
  }),
  readable: [
    ['--ink', '--page'],
    ['--ink', '--tint'],
    ['--soft', '--page'],
    ['--soft', '--tint'],
    ['--link', '--page'],
    ['--link', '--tint'],
    ['--on-warm', '--warm'],
    ['--on-accent', '--accent'],
    ['--on-accent', '--bar'],
  ],
}
