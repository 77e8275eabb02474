import { queryOptions } from '@tanstack/react-query'
import { menuPath } from '@thela/contract/values/slug'
import type { VendorProfile } from '@thela/contract/vendors/profile'
import { qrCodeApi } from '@thela/contract/vendors/qr-code'
import { call } from '../../api/call.ts'
import { readSession, rememberUser } from '../../api/session/session.ts'

/** The code of `link` drawn by the server, once per visit of the site; without it the browser draws the code. */
export const qrCodeQuery = (vendor: VendorProfile, link: string) =>
  queryOptions({
    queryKey: ['qr-code', menuPath(vendor)],
    queryFn: async () => {
      const token = readSession()?.token ?? ''
      const { success, qrCodeUrl } = await call(qrCodeApi.generate, { body: { url: link } })
      if (!success) throw new Error('The server drew no code')

      rememberUser(token, { ...vendor, qrCodeUrl })
      return { link, qrCodeUrl }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { quiet: true },
  })
