import type { Db } from '../../../db/connect.ts'
import { yearBefore } from '../../core/audit-logs/delete-old-logs.ts'
import { deleteFailuresBefore } from './queries.ts'

/** Failed sign-ins are kept for a year, like the audit log (DEC-211). */
export async function deleteOldFailures(db: Db, now = new Date()) {
  await deleteFailuresBefore(db, yearBefore(now))
}
