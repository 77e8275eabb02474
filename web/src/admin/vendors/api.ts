import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { type AdminVendor, adminVendorsApi as api } from '@thela/contract/admin/vendors'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { PAGE_SIZE, type VendorsFilter } from './VendorsFilters.tsx'

const queryKey = ['admin', 'vendors']

/** A page of vendors; new ones register at any time, so it is always refetched. */
export const vendorsQuery = (filter: VendorsFilter) =>
  queryOptions({
    queryKey: [...queryKey, filter],
    queryFn: ({ signal }) => call(api.list, { querystring: { ...filter, limit: PAGE_SIZE } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

type Id = Pick<AdminVendor, 'id'>

export const useSetStatus = () =>
  useVendorChange('Failed to update vendor status', ({ id, isActive }: Id & { isActive: boolean }) =>
    call(api.setStatus, { params: { id }, body: { isActive } }),
  )

export const useSetAds = () =>
  useVendorChange('Failed to update vendor ads setting', ({ id, showAds }: Id & { showAds: boolean }) =>
    call(api.setAds, { params: { id }, body: { showAds } }),
  )

export const useBan = () =>
  useVendorChange('Failed to ban vendor', ({ id, reason }: Id & { reason: string }) =>
    call(api.setBan, { params: { id }, body: { isBanned: true, reason } }),
  )

export const useUnban = () =>
  useVendorChange('Failed to unban vendor', ({ id }: Id) =>
    call(api.setBan, { params: { id }, body: { isBanned: false } }),
  )

export const useResetPassword = () =>
  useVendorChange('Failed to reset password', ({ id, newPassword }: Id & { newPassword: string }) =>
    call(api.resetPassword, { params: { id }, body: { newPassword } }),
  )

export const useDelete = () =>
  useVendorChange('Failed to delete vendor', ({ id }: Id) => call(api.remove, { params: { id } }))

/** Shows the server's message and refetches everything that lists vendors. */
function useVendorChange<Change>(
  fallback: string,
  mutationFn: (change: Change) => Promise<{ message: string }>,
) {
  return useMutation({
    mutationFn,
    meta: { fallback },
    onSuccess: ({ message }) => {
      toast.success(message)
      return queryClient.invalidateQueries({ queryKey: ['admin'] })
    },
  })
}
