import { plural } from '../language.ts'

export const waitSeconds = (count: number) =>
  plural(count, {
    one: `Too many attempts. Please try again in ${count} second.`,
    other: `Too many attempts. Please try again in ${count} seconds.`,
  })
export const waitMinutes = (count: number) =>
  plural(count, {
    one: `Too many attempts. Please try again in ${count} minute.`,
    other: `Too many attempts. Please try again in ${count} minutes.`,
  })
