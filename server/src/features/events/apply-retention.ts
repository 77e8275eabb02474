import type { Db } from '../../db/connect.ts'
import { momentOf } from './business-time.ts'
import { deleteVisitorsBefore, dropEventMonths } from './queries.ts'

const KEPT_YEARS = 2

/** Events go by whole months once the last of them is two years old (DEC-211); the daily numbers stay. */
export async function dropOldEvents(db: Db, now = new Date()) {
  const [year, month] = momentOf(now).day.split('-')
  return { dropped: await dropEventMonths(db, `${Number(year) - KEPT_YEARS}-${month}-01`) }
}

/** A day's visitors are needed only until it is over: their number is counted, the hashes and the salt go. */
export function forgetVisitors(db: Db, now = new Date()) {
  return deleteVisitorsBefore(db, momentOf(now).day)
}
