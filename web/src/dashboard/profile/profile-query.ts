import { queryOptions } from '@tanstack/react-query'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { call } from '../../api/call.ts'
import { readSession, rememberUser } from '../../api/session.ts'

/** The profile as the server has it now; the stored user follows. */
export const vendorProfileQuery = queryOptions({
  queryKey: ['vendor-profile'],
  queryFn: async ({ signal }) => {
    const token = readSession()?.token ?? ''
    const { vendor } = await call(vendorsApi.readProfile, {}, { signal })

    rememberUser(token, vendor)
    return vendor
  },
  staleTime: 0,
  meta: { quiet: true },
})
