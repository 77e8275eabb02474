import type { Db } from '../../../db/connect.ts'
import { momentOf } from './business-time.ts'
import { deleteVisitorsBefore, dropEventMonths } from './queries.ts'

const KEPT_YEARS = 2
const AT_A_TIME = 10_000

/** Events go by whole months once the last of them is two years old (DEC-211); the daily numbers stay. */
export async function dropOldEvents(db: Db, now = new Date()) {
  const [year, month] = momentOf(now).day.split('-')
  return { dropped: await dropEventMonths(db, `${Number(year) - KEPT_YEARS}-${month}-01`) }
}

/** A day's visitors are needed only until it is over: their number is counted, the hashes and the salt go. */
export async function forgetVisitors(db: Db, now = new Date()) {
  return { forgotten: await forgetInParts(db, momentOf(now).day) }
}

/** In parts, because a statement has only so much time. */
async function forgetInParts(db: Db, before: string): Promise<number> {
  const forgotten = await deleteVisitorsBefore(db, before, AT_A_TIME)
  return forgotten < AT_A_TIME ? forgotten : forgotten + (await forgetInParts(db, before))
}
