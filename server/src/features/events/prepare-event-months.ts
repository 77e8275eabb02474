import type { Db } from '../../db/connect.ts'
import { momentOf } from './business-time.ts'
import { makeEventMonths } from './queries.ts'

const DAY_MS = 24 * 60 * 60_000

/** This month and the next two have their place before the first event of theirs. */
export function prepareEventMonths(db: Db, now = new Date()) {
  const days = [0, 31, 62].map((days) => momentOf(new Date(now.getTime() + days * DAY_MS)).day)
  return makeEventMonths(db, days)
}
