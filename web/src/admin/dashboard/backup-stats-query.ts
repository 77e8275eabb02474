import { queryOptions } from '@tanstack/react-query'
import { backupsApi } from '@thela/contract/admin/backups'
import { call } from '../../api/call.ts'

/** How often the card looks while a backup is being made. */
export const POLL_MS = 1000

/** A failure is silent: the card then simply shows no figures. */
export const backupStatsQuery = queryOptions({
  queryKey: ['admin', 'backups'],
  queryFn: () => call(backupsApi.readStats, {}),
  staleTime: 0,
  meta: { quiet: true },
})
