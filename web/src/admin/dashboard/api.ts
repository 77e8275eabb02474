import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { backupsApi } from '@thela/contract/admin/backups'
import { contactMessagesApi } from '@thela/contract/admin/contact-messages'
import { databaseToolApi } from '@thela/contract/admin/database-tool'
import { call } from '../../api/call.ts'
import { Refusal } from '../../api/failures/refusal.ts'
import { reportFailure } from '../../api/failures/report-failure.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/overlay/toast.ts'

export const MESSAGES_PER_PAGE = 20

export type MessagesFilter = { messages?: 'handled' | 'all'; page?: number }

const handledOf = { open: 'false', handled: 'true', all: undefined }

/** Contact messages; open ones by default. */
export const messagesQuery = ({ messages = 'open' as 'open' | 'handled' | 'all', page = 1 }) =>
  queryOptions({
    queryKey: ['admin', 'contact-messages', messages, page],
    queryFn: ({ signal }) =>
      call(
        contactMessagesApi.list,
        { querystring: { handled: handledOf[messages], page, limit: MESSAGES_PER_PAGE } },
        { signal },
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

export function useMarkMessage() {
  return useMutation({
    mutationFn: ({ id, handled }: { id: string; handled: boolean }) =>
      call(contactMessagesApi.update, { params: { id }, body: { handled } }),
    meta: { fallback: 'Failed to update message' },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin', 'contact-messages'] }),
  })
}

/** How often the card polls while a backup is being created. */
export const BACKUP_POLL_MS = 1000

/** A failure is silent: the card then simply shows no figures. */
export const backupStatsQuery = queryOptions({
  queryKey: ['admin', 'backups'],
  queryFn: () => call(backupsApi.readStats, {}),
  staleTime: 0,
  meta: { quiet: true },
})

export function useCreateBackup() {
  return useMutation({
    mutationFn: createBackup,
    meta: { quiet: true },
    onSuccess: () => toast.success('Backup created successfully!'),
    // The first when the server refused without a message, the second when there was no response (DEC-182).
    onError: (failure) =>
      reportFailure(
        failure,
        failure instanceof Refusal ? 'Failed to create backup' : 'Error creating backup',
      ),
    onSettled: () => queryClient.invalidateQueries(backupStatsQuery),
  })
}

/**
 * Creates a backup, however long it takes: a dropped connection does not stop the server, so its progress is
 * polled until the end.
 */
async function createBackup() {
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
    await new Promise((resolve) => setTimeout(resolve, BACKUP_POLL_MS))
    now = await readStats()
  }
  return now.stats.newestBackup !== newestBefore
}

const readStats = () => queryClient.fetchQuery(backupStatsQuery)

/** Polled every five seconds: the tool stops after inactivity, and other administrators can start it. */
export const toolStatusQuery = queryOptions({
  queryKey: ['admin', 'database-tool'],
  queryFn: () => call(databaseToolApi.readStatus, {}),
  staleTime: 0,
  refetchInterval: 5000,
  meta: { quiet: true },
})

export function useStartTool() {
  return useMutation({
    mutationFn: () => call(databaseToolApi.start, {}),
    meta: { fallback: 'Failed to start pgAdmin' },
    onSuccess: ({ isRunning, url }) => {
      const address = url.split('#')[0] ?? url
      queryClient.setQueryData(toolStatusQuery.queryKey, (old) => old && { ...old, isRunning, url: address })
      toast.success('pgAdmin started successfully!')
    },
  })
}

export function useStopTool() {
  return useMutation({
    mutationFn: () => call(databaseToolApi.stop, {}),
    meta: { fallback: 'Failed to stop pgAdmin' },
    onSuccess: ({ isRunning }) => {
      queryClient.setQueryData(toolStatusQuery.queryKey, (old) => old && { ...old, isRunning, url: null })
      toast.success('pgAdmin stopped successfully!')
    },
  })
}
