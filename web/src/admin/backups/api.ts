import { queryOptions, useMutation } from '@tanstack/react-query'
import { backupsApi } from '@thela/contract/backups'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { Refusal } from '../../api/refusal.ts'
import { reportFailure } from '../../api/report-failure.ts'
import { toast } from '../../ui/toast.ts'

/** A failure is silent: the card then simply shows no figures. */
export const backupStatsQuery = queryOptions({
  queryKey: ['admin', 'backups'],
  queryFn: () => call(backupsApi.readStats, {}),
  staleTime: 0,
  meta: { quiet: true },
})

export function useCreateBackup() {
  return useMutation({
    mutationFn: () => call(backupsApi.create, {}),
    meta: { quiet: true },
    onSuccess: () => toast.success('Backup created successfully!'),
    // The first when the server answered without words, the second when nobody answered (DEC-182).
    onError: (failure) =>
      reportFailure(
        failure,
        failure instanceof Refusal ? 'Failed to create backup' : 'Error creating backup',
      ),
    onSettled: () => queryClient.invalidateQueries(backupStatsQuery),
  })
}
