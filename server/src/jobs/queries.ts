import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export type Run = { name: string; due: Date }

/** Whether this node is the one that runs the job. */
export async function claimRun(db: Db, { name, due }: Run) {
  const claimed = await db
    .insertInto('jobRuns')
    .values({ name, due: due.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst()

  return claimed !== undefined
}

export type Outcome = { result?: unknown; error?: string }

export async function finishRun(db: Db, { name, due }: Run, { result, error }: Outcome) {
  await db
    .updateTable('jobRuns')
    .set({ finishedAt: new Date().toISOString(), result: toJson(result), error })
    .where('name', '=', name)
    .where('due', '=', due.toISOString())
    .execute()
}

/** Whether the job has run successfully since then. */
export async function hasRunSince(db: Db, name: string, since: Date) {
  const run = await db
    .selectFrom('jobRuns')
    .select('due')
    .where('name', '=', name)
    .where('due', '>', since.toISOString())
    .where('finishedAt', 'is not', null)
    .where('error', 'is', null)
    .executeTakeFirst()

  return run !== undefined
}

/** The driver returns row counts as bigints, which JSON cannot represent. */
const toJson = (result: unknown) =>
  JSON.stringify(result, (_key, value) => (typeof value === 'bigint' ? Number(value) : value))

/** Job runs are kept for 90 days. */
export async function deleteOldRuns(db: Db, now: Date) {
  await db
    .deleteFrom('jobRuns')
    .where('due', '<', sql<string>`${now.toISOString()}::timestamptz - interval '90 days'`)
    .execute()
}
