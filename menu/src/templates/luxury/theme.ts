import type { TemplateLook } from '../template.ts'
import closing from './closing.css?inline'
import dishes from './dishes.css?inline'
import frame from './styles.css?inline'
import { luxuryThemes } from './themes.ts'

export const luxuryLook: TemplateLook = {
  name: 'Luxury',
  description: 'A fine-dining evening: dark cloth, golden hairlines and candle light.',
  features: ['Our Collection', 'Vegetarian only', 'Order Now', 'Four themes of its own'],
  splashMs: 3000,
  themes: luxuryThemes,
  styles: frame + dishes + closing,
  colours: ({ deep, ink, tint, glow }) => ({
    '--bar': ink,
    '--page': ink,
    '--tint': deep,
    '--ink': tint,
    '--on-bar': tint,
    '--soft': '#c1bbb3',
    '--gold': glow,
    '--line': `${glow}66`,
  }),
  readable: [
    ['--ink', '--page'],
    ['--ink', '--tint'],
    ['--soft', '--page'],
    ['--soft', '--tint'],
    ['--gold', '--page'],
    ['--gold', '--tint'],
    ['--page', '--gold'],
    ['--on-bar', '--bar'],
  ],
}
