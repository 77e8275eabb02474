import { formatCount } from '@thela/contract/numbers'

export const formatPercent = (value: number) =>
  `${value.toLocaleString('en-IN', { maximumFractionDigits: 2 })}%`

export const formatNumber = (value: number | undefined) => formatCount(value ?? 0)

/** 17 → '5 PM' */
export const formatHour = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
