import type { Db } from '../../../db/connect.ts'
import { deleteAuditLogsBefore } from './queries.ts'

const AT_A_TIME = 2000

/** Audit logs are kept for a year (DEC-211). */
export async function deleteOldLogs(db: Db, now = new Date()) {
  return { deleted: await deleteInParts(db, yearBefore(now)) }
}

/** In parts, because a statement has only so much time. */
async function deleteInParts(db: Db, before: Date): Promise<number> {
  const deleted = await deleteAuditLogsBefore(db, before, AT_A_TIME)
  return deleted < AT_A_TIME ? deleted : deleted + (await deleteInParts(db, before))
}

/** The same day and hour of the year before. */
export function yearBefore(now: Date) {
  const yearAgo = new Date(now)
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  return yearAgo
}
