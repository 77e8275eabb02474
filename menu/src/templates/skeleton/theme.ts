import type { TemplateLook } from '../template.ts'
import { themes } from '../themes.ts'
import cells from './cells.css?inline'
import frame from './styles.css?inline'

export const skeletonLook: TemplateLook = {
  name: 'Skeleton',
  description: 'A plain layout: greys, clear lines, and everything in its place.',
  features: ['A clear grid of lines', 'Veg and special filters', 'Search', 'A start for custom designs'],
  splashMs: 1500,
  themes,
  styles: frame + cells,
  colours: ({ accent }) => ({
    '--accent': accent,
    '--on-accent': '#ffffff',
    '--bar': '#f1f2f4',
    '--on-bar': '#1d2025',
    '--page': '#ffffff',
    '--tint': '#f1f2f4',
    '--ink': '#1d2025',
    '--soft': '#565c66',
    '--line': '#a4aab4',
  }),
  darkColours: ({ glow }) => ({
    '--accent': glow,
    '--on-accent': '#16181c',
    '--bar': '#202329',
    '--on-bar': '#eceef1',
    '--page': '#16181c',
    '--tint': '#202329',
    '--ink': '#eceef1',
    '--soft': '#aab0ba',
    '--line': '#5d646f',
  }),
  readable: [
    ['--ink', '--page'],
    ['--ink', '--tint'],
    ['--soft', '--page'],
    ['--soft', '--tint'],
    ['--accent', '--page'],
    ['--on-accent', '--accent'],
    ['--on-bar', '--bar'],
  ],
}
