import { queryOptions, useMutation } from '@tanstack/react-query'
import { type BudgetTierInput, budgetTiersApi } from '@thela/contract/ads/budget-tiers'
import { type AdConfig, adConfigurationApi as api } from '@thela/contract/ads/configuration'
import { call } from '../../api/call.ts'
import { showFailureToast } from '../../api/failures/report-failure.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/overlay/toast.ts'

export const adConfigQuery = queryOptions({
  queryKey: ['admin', 'ad-config'],
  queryFn: ({ signal }) => call(api.read, {}, { signal }),
  staleTime: 0,
  meta: { quiet: true },
})

export const useSaveConfig = () =>
  useConfigChange('Failed to update configuration', (body: AdConfig) => call(api.update, { body }))

export const useResetConfig = () =>
  useConfigChange('Failed to reset configuration', () => call(api.reset, {}))

function useConfigChange<Change>(
  failed: string,
  mutationFn: (change: Change) => Promise<{ message: string }>,
) {
  return useMutation({
    mutationFn,
    meta: { quiet: true },
    onError: showFailureToast(failed),
    onSuccess: ({ message }) => {
      toast.success(message)
      return queryClient.invalidateQueries(adConfigQuery)
    },
  })
}

const MAX_TIERS = 200

export const budgetTiersQuery = queryOptions({
  queryKey: ['admin', 'budget-tiers'],
  queryFn: ({ signal }) => call(budgetTiersApi.listAll, { querystring: { limit: MAX_TIERS } }, { signal }),
  staleTime: 0,
  meta: { quiet: true },
})

export const useSaveTier = (id: string | undefined) =>
  useTierChange('Failed to save budget tier', (body: BudgetTierInput) =>
    id ? call(budgetTiersApi.update, { params: { id }, body }) : call(budgetTiersApi.create, { body }),
  )

export const useDeleteTier = () =>
  useTierChange('Failed to delete budget tier', (id: string) =>
    call(budgetTiersApi.remove, { params: { id } }),
  )

function useTierChange<Change>(
  fallback: string,
  mutationFn: (change: Change) => Promise<{ message: string }>,
) {
  return useMutation({
    mutationFn,
    meta: { fallback },
    onSuccess: ({ message }) => {
      toast.success(message)
      return queryClient.invalidateQueries(budgetTiersQuery)
    },
  })
}
