import { queryOptions, useMutation } from '@tanstack/react-query'
import { vendorExportApi } from '@thela/contract/admin/vendor-export'
import { businessDay } from '@thela/contract/values/dates'
import { type ProfileUpdate, VendorProfile, vendorsApi } from '@thela/contract/vendors/profile'
import * as words from '@thela/words/dashboard/profile'
import { call, LONG_TIMEOUT_MS } from '../../api/call.ts'
import { Refusal } from '../../api/failures/refusal.ts'
import { queryClient } from '../../api/query-client.ts'
import { profileQuery } from '../../api/session/profile.ts'
import { readSession, rememberUser } from '../../api/session/session.ts'
import { downloadFile } from '../../ui/download-file.ts'
import { toast } from '../../ui/overlay/toast.ts'

/** The profile as the server has it now; the stored user is updated with it. */
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

/** Saves the changed fields; the answer becomes the signed-in user. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: async (changes: ProfileUpdate) => {
      const token = readSession()?.token ?? ''
      const vendor = vendorIn(await call(vendorsApi.updateProfile, { body: changes }))
      return { token, vendor: VendorProfile.safeParse(vendor).data }
    },
    meta: { fallback: words.updateFailed },
    onSuccess: ({ token, vendor }, changes) => {
      if (vendor) {
        rememberUser(token, vendor)
        queryClient.setQueryData(profileQuery.queryKey, vendor)
        announceChanges(changes)
      } else {
        toast.error(words.shownProfileIsOld)
        queryClient.invalidateQueries(vendorProfileQuery)
      }
    },
  })
}

/** The server always sends the vendor; an answer without one is an error (DEC-048). */
function vendorIn({ vendor }: { vendor?: VendorProfile }) {
  if (!vendor) throw new Refusal(200, { message: words.noVendorInAnswer }, null)
  return vendor
}

function announceChanges({ logoUrl, ...others }: ProfileUpdate) {
  if (logoUrl !== undefined) toast.success(words.pictureUpdated)
  if (Object.keys(others).length > 0) toast.success(words.updated)
}

/** Fetched first and then saved, because a plain link cannot carry the session. */
export function useExport(fileName: string) {
  return useMutation({
    mutationFn: () => call(vendorExportApi.exportVendor, {}, { timeoutMs: LONG_TIMEOUT_MS }),
    meta: { fallback: words.downloadFailed },
    onSuccess: (everything) => {
      const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' })
      downloadFile(file, `${fileName}-${businessDay(new Date())}.json`)
      toast.success(words.downloaded)
    },
  })
}
