import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { qrLink } from '../menu-link/menu-link.ts'
import { useVendor } from '../use-vendor.ts'
import { qrCodeQuery } from './api.ts'

/** What the vendor's code says and where its picture is: the stored one until the server has drawn a fresh one. */
export function useCode() {
  const vendor = useVendor()
  const { id, businessName, publicUrl, qrCodeUrl } = vendor
  const newLink = useMemo(() => qrLink({ id, businessName, publicUrl }), [id, businessName, publicUrl])
  const drawn = useQuery(qrCodeQuery(vendor, newLink))

  return {
    link: drawn.data?.link ?? newLink,
    url: drawn.isPending ? qrCodeUrl : (drawn.data?.qrCodeUrl ?? null),
    isPending: drawn.isPending && !qrCodeUrl,
    isFresh: drawn.isSuccess,
  }
}
