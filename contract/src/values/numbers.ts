/** 1234567 → '12,34,567'. */
export const formatCount = (count: number) => groupAsInIndia(String(count))

/**
 * Lakhs and crores: three digits, then pairs. By hand, because a phone takes longer to load the browser's own
 * number formats than to hydrate a whole menu.
 */
export const groupAsInIndia = (digits: string) => digits.replace(/\d(?=(?:\d\d)*\d{3}(?:\.|$))/g, '$&,')
