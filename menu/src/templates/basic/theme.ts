import type { TemplateLook } from '../template.ts'
import { themes } from '../themes.ts'
import closing from './closing.css?inline'
import lines from './lines.css?inline'
import frame from './styles.css?inline'

export const basicLook: TemplateLook = {
  name: 'Basic',
  description: 'A printed menu card: small caps, dotted leaders, and prices aligned as in print.',
  features: ['Veg, popular and signature boxes', 'Search', 'Dotted price leaders', 'Back to top'],
  splashMs: 1500,
  themes,
  styles: frame + closing + lines,
  colours: ({ accent, deep, ink }) => ({
    '--accent': accent,
    '--bar': deep,
    '--on-bar': '#fcf6e8',
    '--page': '#fcf6e8',
    '--tint': '#f2e8d0',
    '--ink': ink,
    '--soft': '#5c5342',
    '--line': '#b9a983',
    '--stamp': '#a3161f',
  }),
  readable: [
    ['--ink', '--page'],
    ['--ink', '--tint'],
    ['--soft', '--page'],
    ['--soft', '--tint'],
    ['--accent', '--page'],
    ['--bar', '--page'],
    ['--stamp', '--page'],
    ['--on-bar', '--bar'],
  ],
}
