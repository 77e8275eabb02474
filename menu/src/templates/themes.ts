/** The colours a template makes its own from. All of `accent`, `deep` and `ink` carry white text. */
export type Theme = {
  name: string
  /** The saturated one: buttons, the chosen tab, the swatch in the picker. */
  accent: string
  /** Darker than the accent: headers, headings on white. */
  deep: string
  /** Nearly black, slightly tinted. */
  ink: string
  /** Nearly white: grounds and chosen rows. */
  tint: string
  /** Bright enough to be text on a dark ground. */
  glow: string
}

/** The six that every template but the luxury one shares; their order is the stored theme index. */
export const themes: readonly Theme[] = [
  {
    name: 'Classic Blue',
    accent: '#1d4ed8',
    deep: '#1e3a8a',
    ink: '#0f172a',
    tint: '#eff4ff',
    glow: '#93b4ff',
  },
  {
    name: 'Emerald Green',
    accent: '#047857',
    deep: '#064e3b',
    ink: '#0b1f19',
    tint: '#e9fbf3',
    glow: '#6ee7b7',
  },
  {
    name: 'Royal Purple',
    accent: '#7e22ce',
    deep: '#581c87',
    ink: '#1c0f2b',
    tint: '#f7f0ff',
    glow: '#d0a5ff',
  },
  {
    name: 'Sunset Orange',
    accent: '#c2410c',
    deep: '#7c2d12',
    ink: '#26130a',
    tint: '#fff3ea',
    glow: '#fdba74',
  },
  {
    name: 'Rose Pink',
    accent: '#be185d',
    deep: '#831843',
    ink: '#270d19',
    tint: '#fff0f6',
    glow: '#f9a8d4',
  },
  {
    name: 'Midnight Gray',
    accent: '#374151',
    deep: '#1f2937',
    ink: '#0b0f16',
    tint: '#f1f3f6',
    glow: '#cbd5e1',
  },
]
