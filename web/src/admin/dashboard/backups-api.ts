import { useMutation } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'
import { Refusal } from '../../api/refusal.ts'
import { reportFailure } from '../../api/report-failure.ts'
import { toast } from '../../ui/toast.ts'
import { backupStatsQuery } from './backup-stats-query.ts'
import { createBackup } from './create-backup.ts'

export function useCreateBackup() {
  return useMutation({
    mutationFn: createBackup,
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
