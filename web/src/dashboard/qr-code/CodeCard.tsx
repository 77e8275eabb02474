import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { CopyLink } from '../menu-link/CopyLink.tsx'
import { menuLink } from '../menu-link/menu-link.ts'
import { QrImage } from '../menu-link/QrImage.tsx'
import { useVendor } from '../use-vendor.ts'
import type { useCode } from './use-code.ts'

type Props = { code: ReturnType<typeof useCode> }

/** The code itself, large enough to be scanned from the phone in the vendor's hand. */
export function CodeCard({ code }: Props) {
  const vendor = useVendor()

  return (
    <Card title={vendor.businessName} description="Hold this out to a customer.">
      <div className="grid gap-5">
        <div className="mx-auto w-full max-w-sm">
          {code.isPending ? (
            <div role="status" aria-label="Loading QR code" className="aspect-square">
              <Skeleton height="100%" />
            </div>
          ) : (
            <QrImage
              businessName={vendor.businessName}
              url={code.url}
              link={code.link}
              onLoadFailed={() => code.isFresh && toast.error('Failed to load QR code')}
            />
          )}
        </div>
        <CopyLink link={menuLink(vendor)} copyLabel="Copy Link" />
      </div>
    </Card>
  )
}
