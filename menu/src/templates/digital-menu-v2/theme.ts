import type { TemplateLook } from '../template.ts'
import { themes } from '../themes.ts'
import cards from './cards.css?inline'
import frame from './styles.css?inline'

export const digitalMenuV2Look: TemplateLook = {
  name: 'Digital Menu V2',
  description: 'An ordering app: large pictures, icon chips, and a cart to show at the counter.',
  features: ['Cart with rupee total', 'Search that stays on top', 'Category icons', 'Dark mode'],
  splashMs: 2000,
  themes,
  styles: frame + cards,
  colours: ({ accent, ink, tint }) => ({
    '--accent': accent,
    '--on-accent': '#ffffff',
    '--bar': accent,
    '--page': tint,
    '--tint': tint,
    '--card': '#ffffff',
    '--shade': `${accent}2b`,
    '--ink': ink,
    '--soft': '#545b66',
    '--link': accent,
    '--line': '#d9dce2',
    '--loved': '#d61f3d',
  }),
  darkColours: ({ glow }) => ({
    '--page': '#0c0e11',
    '--tint': '#0c0e11',
    '--card': '#1a1d22',
    '--ink': '#f5f6f8',
    '--soft': '#b1b7c1',
    '--link': glow,
    '--line': '#343942',
    '--loved': '#ff6b81',
  }),
  readable: [
    ['--ink', '--page'],
    ['--ink', '--card'],
    ['--card', '--ink'],
    ['--soft', '--page'],
    ['--soft', '--card'],
    ['--link', '--page'],
    ['--link', '--card'],
    ['--on-accent', '--accent'],
    ['--on-accent', '--bar'],
  ],
}
