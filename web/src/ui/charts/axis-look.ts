/** How axes and grid lines look on every chart. */
export const tick = { fill: 'var(--ink-faint)', fontSize: 12 }
export const axisLook = { tick, tickLine: false, axisLine: { stroke: 'var(--line)' } } as const
export const gridLook = { stroke: 'var(--line)', strokeDasharray: '3 4' } as const
