import * as words from '@thela/words/dashboard/menu-link'
import { useMemo } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { useVendor } from '../use-vendor.ts'
import { CopyLink } from './CopyLink.tsx'
import { menuLink, qrLink } from './menu-link.ts'
import { QrImage } from './QrImage.tsx'

/** 'Your Menu': its link and its QR code. */
export function MenuLinkPanel({ copyLabel = words.copy }: { copyLabel?: string }) {
  const { id, businessName, publicUrl, qrCodeUrl } = useVendor()
  // The link contains the time, so it is made once.
  const link = useMemo(() => qrLink({ id, businessName, publicUrl }), [id, businessName, publicUrl])

  return (
    <Card title={words.yourMenu} description={words.yourMenuHint}>
      <div className="grid gap-5">
        <CopyLink link={menuLink({ id, businessName, publicUrl })} copyLabel={copyLabel} />
        <div className="mx-auto w-full max-w-60">
          <QrImage businessName={businessName} url={qrCodeUrl} link={link} />
        </div>
      </div>
    </Card>
  )
}
