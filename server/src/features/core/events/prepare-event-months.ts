import type { Db } from '../../../db/connect.ts'
import { momentOf } from './business-time.ts'
import { makeEventMonths } from './queries.ts'

/** Creates the partitions of this month and the next two. */
export function prepareEventMonths(db: Db, now = new Date()) {
  const [year, month] = momentOf(now).day.split('-').map(Number) as [number, number]
  const firsts = [0, 1, 2].map((ahead) => new Date(Date.UTC(year, month - 1 + ahead, 1)))
  return makeEventMonths(
    db,
    firsts.map((first) => first.toISOString().slice(0, 10)),
  )
}
