import type { Theme } from '../themes.ts'

/** The cloth on the table (`ink`, `deep`), the light of its candles (`glow`) and the paper (`tint`). */
export const luxuryThemes: readonly Theme[] = [
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
]
