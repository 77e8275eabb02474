import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import * as words from '@thela/words/dashboard/qr-code'
import { useMemo } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { CopyLink } from '../menu-link/CopyLink.tsx'
import { menuLink, qrLink } from '../menu-link/menu-link.ts'
import { QrImage } from '../menu-link/QrImage.tsx'
import { MenuSteps } from '../menu-steps/MenuSteps.tsx'
import { useVendor } from '../use-vendor.ts'
import { qrCodeQuery } from './api.ts'
import { PosterCard } from './PosterCard.tsx'

export function QrCodePage() {
  const code = useCode()
  const { guide } = useSearch({ from: '/vendor/layout/dashboard/qr-code' })

  return (
    <div className="grid gap-5">
      {guide && <MenuSteps current="code" />}
      <PageHeader title={words.title} description={words.description} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <CodeCard code={code} />
        <PosterCard link={code.link} />
      </div>
    </div>
  )
}

/** What the vendor's code says and where its picture is: the stored one until the server has drawn a new one. */
function useCode() {
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

/** The code itself, large enough to be scanned from the phone in the vendor's hand. */
function CodeCard({ code }: { code: ReturnType<typeof useCode> }) {
  const vendor = useVendor()

  return (
    <Card title={vendor.businessName} description={words.showToCustomer}>
      <div className="grid gap-5">
        <div className="mx-auto w-full max-w-sm">
          {code.isPending ? (
            <div role="status" aria-label={words.loading} className="aspect-square">
              <Skeleton height="100%" />
            </div>
          ) : (
            <QrImage
              businessName={vendor.businessName}
              url={code.url}
              link={code.link}
              onLoadFailed={() => code.isFresh && toast.error(words.loadFailed)}
            />
          )}
        </div>
        <CopyLink link={menuLink(vendor)} copyLabel={words.copyLink} />
      </div>
    </Card>
  )
}
