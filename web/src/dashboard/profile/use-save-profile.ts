import { useMutation } from '@tanstack/react-query'
import { type ProfileUpdate, VendorProfile, vendorsApi } from '@thela/contract/vendors/profile'
import { call } from '../../api/call.ts'
import { profileQuery } from '../../api/profile.ts'
import { queryClient } from '../../api/query-client.ts'
import { Refusal } from '../../api/refusal.ts'
import { readSession, rememberUser } from '../../api/session.ts'
import { toast } from '../../ui/toast.ts'
import { vendorProfileQuery } from './profile-query.ts'

/** Saves the changed fields; what comes back is who is signed in from now on. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: async (changes: ProfileUpdate) => {
      const token = readSession()?.token ?? ''
      const vendor = vendorIn(await call(vendorsApi.updateProfile, { body: changes }))
      return { token, vendor: VendorProfile.safeParse(vendor).data }
    },
    meta: { fallback: 'Failed to update profile' },
    onSuccess: ({ token, vendor }, changes) => {
      if (vendor) {
        rememberUser(token, vendor)
        queryClient.setQueryData(profileQuery.queryKey, vendor)
        sayWhatChanged(changes)
      } else {
        toast.error('Profile updated but there was an issue updating the UI')
        queryClient.invalidateQueries(vendorProfileQuery)
      }
    },
  })
}

/** The server always sends the vendor; this is for the day it does not (DEC-048). */
function vendorIn({ vendor }: { vendor?: VendorProfile }) {
  if (!vendor) throw new Refusal(200, { message: 'No vendor data found in response' }, null)
  return vendor
}

function sayWhatChanged({ logoUrl, ...others }: ProfileUpdate) {
  if (logoUrl !== undefined) toast.success('Profile picture updated successfully!')
  if (Object.keys(others).length > 0) toast.success('Profile updated successfully!')
}
