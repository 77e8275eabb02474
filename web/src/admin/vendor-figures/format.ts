/** 33.333 → '33.33%' */
export const addPercentSign = (percent: number) =>
  `${percent.toLocaleString('en-IN', { maximumFractionDigits: 2 })}%`

/** 17 → '5 PM' */
export const formatHour = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
