import { backupsApi } from '@thela/contract/admin/backups'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { Refusal } from '../../api/refusal.ts'
import { backupStatsQuery, POLL_MS } from './backup-stats-query.ts'

/**
 * Makes a backup, however long it takes: a line that gives up on the answer does not end the work, so its progress is
 * followed to the end.
 */
export async function createBackup() {
  const before = await readStats().catch(() => undefined)
  try {
    await call(backupsApi.create, {})
  } catch (failure) {
    const isUnknown = !(failure instanceof Refusal) || failure.status >= 500
    const wasMade = isUnknown && before && (await isNewAtTheEnd(before.stats.newestBackup))
    if (!wasMade) throw failure
  }
}

async function isNewAtTheEnd(newestBefore: string | null) {
  let now = await readStats()
  while (now.running) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    now = await readStats()
  }
  return now.stats.newestBackup !== newestBefore
}

const readStats = () => queryClient.fetchQuery(backupStatsQuery)
