import { queryOptions, useMutation } from '@tanstack/react-query'
import { accountsApi, type NewAdmin } from '@thela/contract/identity/accounts'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/overlay/toast.ts'

/** All administrators; another one may have added some. */
export const adminsQuery = queryOptions({
  queryKey: ['admin', 'admins'],
  queryFn: async () => (await call(accountsApi.listAdmins, {})).admins,
  staleTime: 0,
  meta: { quiet: true },
})

export function useAddAdmin() {
  return useMutation({
    mutationFn: (body: NewAdmin) => call(accountsApi.registerAdmin, { body }),
    meta: { fallback: 'Failed to add administrator' },
    onSuccess: () => {
      toast.success('Administrator added successfully!')
      return queryClient.invalidateQueries(adminsQuery)
    },
  })
}
