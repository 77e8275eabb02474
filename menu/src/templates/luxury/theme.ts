import type { TemplateLook, Variables } from '../template.ts'
import type { Theme } from '../themes.ts'
import closing from './closing.css?inline'
import dishes from './dishes.css?inline'
import frame from './styles.css?inline'

/** Noon instead of candle light: dark on paper, readable in the sun (DEC-285). */
const ivoryLinen: Theme = {
  name: 'Ivory Linen',
  accent: '#7a4b12',
  deep: '#4a2f0e',
  ink: '#2a1c0b',
  tint: '#fffaf0',
  glow: '#f0d9a2',
}

/** The cloth on the table (`ink`, `deep`), the light of its candles (`glow`) and the paper (`tint`). */
const luxuryThemes: readonly Theme[] = [
  {
    name: 'Royal Gold',
    accent: '#8f6a1f',
    deep: '#251b0e',
    ink: '#140e07',
    tint: '#f6ecd8',
    glow: '#dfb75f',
  },
  {
    name: 'Midnight Noir',
    accent: '#2c313d',
    deep: '#16181d',
    ink: '#07080a',
    tint: '#f1f0ee',
    glow: '#b8c6dc',
  },
  {
    name: 'Emerald Velvet',
    accent: '#0c5a43',
    deep: '#0a3226',
    ink: '#041d16',
    tint: '#eef3e4',
    glow: '#d9c07a',
  },
  {
    name: 'Burgundy Silk',
    accent: '#7d1733',
    deep: '#3f0d1c',
    ink: '#26060f',
    tint: '#fbebe4',
    glow: '#ebb798',
  },
  ivoryLinen,
]

export const luxuryLook: TemplateLook = {
  name: 'Luxury',
  description: 'A fine-dining evening: dark cloth, golden hairlines and candle light.',
  features: ['Our Collection', 'Vegetarian only', 'Order Now', 'Four dark themes and one for sunlight'],
  splashMs: 3000,
  themes: luxuryThemes,
  styles: frame + dishes + closing,
  colours: (theme) => (theme.name === ivoryLinen.name ? onPaper(theme) : onCloth(theme)),
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

function onCloth({ deep, ink, tint, glow }: Theme): Variables {
  return {
    '--bar': ink,
    '--page': ink,
    '--tint': deep,
    '--ink': tint,
    '--on-bar': tint,
    '--soft': '#c1bbb3',
    '--gold': glow,
    '--line': `${glow}66`,
  }
}

function onPaper({ accent, ink, tint }: Theme): Variables {
  return {
    '--bar': tint,
    '--page': tint,
    '--tint': '#f6e9d0',
    '--ink': ink,
    '--on-bar': ink,
    '--soft': '#574a3b',
    '--gold': accent,
    '--line': `${accent}66`,
  }
}
