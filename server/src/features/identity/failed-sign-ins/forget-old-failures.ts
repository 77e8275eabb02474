import type { Db } from '../../../db/connect.ts'
import { yearBefore } from '../../core/audit-logs/forget-old-logs.ts'
import { deleteFailuresBefore } from './queries.ts'

/** Wrong passwords are kept for a year, like the log (DEC-211). */
export async function forgetOldFailures(db: Db, now = new Date()) {
  await deleteFailuresBefore(db, yearBefore(now))
}
