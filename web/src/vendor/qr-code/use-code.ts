import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { qrLink } from '../menu-link/menu-link.ts'
import { useVendor } from '../use-vendor.ts'
import { qrCodeQuery } from './api.ts'

/** What the vendor's code says and where its picture is: the stored one until the server has drawn a fresh one. */
export function useCode() {
  const vendor = useVendor()
  const { id, businessName, qrCodeUrl } = vendor
  const drawn = useQuery(qrCodeQuery(vendor))
  const ownLink = useMemo(() => qrLink({ id, businessName }), [id, businessName])

  return {
    link: drawn.data?.link ?? ownLink,
    url: drawn.isPending ? qrCodeUrl : (drawn.data?.qrCodeUrl ?? null),
    isPending: drawn.isPending && !qrCodeUrl,
    isFresh: drawn.isSuccess,
  }
}
