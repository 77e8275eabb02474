import { type Point, paint, type Series } from './chart.ts'

// The second and third line can be told from the first without their colours.
const dashes = [undefined, '7 4', '2 4']

/** How the line of a series looks, alone or as the edge of an area. */
export const lineLook = ({ label, colour }: Series, index: number) => ({
  name: label,
  dataKey: (point: Point) => point.values[index],
  stroke: paint(colour, index),
  strokeWidth: 2,
  strokeDasharray: dashes[index % dashes.length],
  isAnimationActive: false,
})
