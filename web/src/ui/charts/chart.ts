/** One place on the chart with its values, in the order of the series. */
export type Point = { name: string; values: readonly number[]; colour?: Colour }

export type Series = { label: string; colour?: Colour }

/** A name from tokens.css; the theme decides how it looks. */
export type Colour = `chart-${1 | 2 | 3 | 4 | 5 | 6}` | 'good' | 'warn' | 'bad' | 'ink-faint'

export type Chart = {
  /** What the chart shows, with its unit: the name of the figure and of its table. */
  label: string
  /** What the points are: 'Date', 'Category'. */
  pointLabel: string
  series: readonly Series[]
  points: readonly Point[]
}

const palette = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const

export function cssColour(colour: Colour | undefined, index: number) {
  return `var(--${colour ?? palette[index % palette.length]})`
}
