import { queryOptions, useMutation } from '@tanstack/react-query'
import { type SettingsInput, settingsApi } from '@thela/contract/core/settings'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { settingsQuery } from '../../api/settings.ts'
import { toast } from '../../ui/overlay/toast.ts'

/** The settings as administrators see them; always refetched, because another administrator may have changed them. */
export const adminSettingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: () => call(settingsApi.read, {}),
  staleTime: 0,
  meta: { quiet: true },
})

export function useSaveSettings() {
  return useMutation({
    mutationFn: (body: SettingsInput) => call(settingsApi.update, { body }),
    meta: { fallback: 'Failed to update settings' },
    onSuccess: showSaved,
  })
}

export function useResetSettings() {
  return useMutation({
    mutationFn: () => call(settingsApi.reset, {}),
    meta: { fallback: 'Failed to update settings' },
    onSuccess: showSaved,
  })
}

/** The header, the title and the maintenance page update immediately. */
function showSaved({ message }: { message: string }) {
  toast.success(message)
  return Promise.all([
    queryClient.invalidateQueries(adminSettingsQuery),
    queryClient.invalidateQueries(settingsQuery),
  ])
}
