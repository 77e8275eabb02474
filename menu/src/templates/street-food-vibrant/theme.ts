import type { TemplateLook } from '../template.ts'
import { themes } from '../themes.ts'
import cards from './cards.css?inline'
import controls from './controls.css?inline'
import frame from './styles.css?inline'

export const streetFoodVibrantLook: TemplateLook = {
  name: 'Street Food Vibrant',
  description: 'Indian truck art and painted stall signs: sunbursts, thick outlines and sticker badges.',
  features: ['Painted sign board', 'Sticker badges', 'Veg and special filters', 'Search'],
  splashMs: 2000,
  themes,
  styles: frame + controls + cards,
  colours: ({ accent, deep, ink, tint }) => ({
    '--accent': accent,
    '--bar': deep,
    '--page': '#fff3d1',
    '--card': '#ffffff',
    '--tint': tint,
    '--ink': ink,
    '--sun': '#ffcf33',
    '--hot': '#cf1f3c',
    '--pool': '#0b7a75',
  }),
  readable: [
    ['--ink', '--page'],
    ['--ink', '--card'],
    ['--ink', '--sun'],
    ['--ink', '--tint'],
    ['--bar', '--sun'],
    ['--card', '--bar'],
    ['--card', '--hot'],
    ['--card', '--pool'],
    ['--card', '--accent'],
  ],
}
