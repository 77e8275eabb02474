/** How large the platform is: rows in all, and over how many days the events are spread, today included. */
export type Scale = { vendors: number; items: number; events: number; days: number }

/** One line of the table. */
export type Row = { group: string; what: string; result: string }

export const CATEGORIES_PER_VENDOR = 5
export const LOGS_PER_VENDOR = 10
/** Of the vendor whose stored password all others get: `register-vendor.ts` has it. */
export const PASSWORD = 'Passw0rd!'

/** The ids are as long as the program's own, and the same wherever a statement needs them. */
export const vendorId = (n: string) => `substr(md5('vendor ' || ${n}), 1, 12)`
export const categoryId = (n: string, k: string) => `substr(md5('category ' || ${n} || ' ' || ${k}), 1, 12)`
export const itemId = (n: string, k: string) => `substr(md5('item ' || ${n} || ' ' || ${k}), 1, 12)`

/** The nth vendor signs in with this number. */
export const phoneOf = (n: number) => `+91${9_000_000_000 + n}`

export const format = (count: number) => count.toLocaleString('en')

/** In the unit that people use for so much. */
export function formatBytes(bytes: number) {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3))
  return `${(bytes / 1000 ** power).toFixed(power > 2 ? 1 : 0)} ${units[power]}`
}

export const formatMs = (ms: number) =>
  ms < 10_000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : formatSeconds(ms)

export const formatSeconds = (ms: number) =>
  ms < 600_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`
