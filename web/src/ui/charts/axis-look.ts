/** How axes and grid lines look on every chart. */
const tick = { fill: 'var(--ink-faint)', fontSize: 12 }
export const axisLook = { tick, tickLine: false, axisLine: { stroke: 'var(--line)' } } as const
export const gridLook = { stroke: 'var(--line)', strokeDasharray: '3 4' } as const

/** A chart that fills its frame; its table speaks to screen readers. */
export const frameLook = {
  responsive: true,
  accessibilityLayer: false,
  style: { width: '100%', height: '100%' },
} as const
