import type { Db } from '../../../db/connect.ts'
import { momentOf } from './business-time.ts'
import { deleteVisitorsBefore, dropEventMonths } from './queries.ts'

const KEPT_YEARS = 2
const AT_A_TIME = 10_000

/** Drops events by whole months once all of them are two years old (DEC-211); daily rollups stay. */
export async function dropOldEvents(db: Db, now = new Date()) {
  const [year, month] = momentOf(now).day.split('-')
  return { dropped: await dropEventMonths(db, `${Number(year) - KEPT_YEARS}-${month}-01`) }
}

/** Visitor hashes are needed only until their day is over: the number of visitors stays, hashes and salt are deleted. */
export async function deleteOldVisitors(db: Db, now = new Date()) {
  return { deleted: await deleteInParts(db, momentOf(now).day) }
}

/** In parts, because a statement has only so much time. */
async function deleteInParts(db: Db, before: string): Promise<number> {
  const deleted = await deleteVisitorsBefore(db, before, AT_A_TIME)
  return deleted < AT_A_TIME ? deleted : deleted + (await deleteInParts(db, before))
}
