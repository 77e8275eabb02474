import type { Db } from '../../../db/connect.ts'
import { deleteFailuresBefore } from '../../identity/failed-sign-ins/queries.ts'
import { deleteAuditLogsBefore } from './queries.ts'

const AT_A_TIME = 2000

/** The log and the wrong passwords are kept for a year (DEC-211). */
export async function forgetOldLogs(db: Db, now = new Date()) {
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)

  await deleteFailuresBefore(db, yearAgo)
  return { deleted: await deleteInParts(db, yearAgo) }
}

/** In parts, because a statement has only so much time. */
async function deleteInParts(db: Db, before: Date): Promise<number> {
  const deleted = await deleteAuditLogsBefore(db, before, AT_A_TIME)
  return deleted < AT_A_TIME ? deleted : deleted + (await deleteInParts(db, before))
}
