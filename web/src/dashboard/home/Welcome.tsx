import { Link } from '@tanstack/react-router'
import { QrCode } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ViewMenuLink } from '../menu-link/ViewMenuLink.tsx'
import { useVendor } from '../use-vendor.ts'

export function Welcome() {
  const { name, businessName, qrCodeUrl } = useVendor()

  return (
    <PageHeader
      title={`Welcome back, ${name}!`}
      description={`This is how ${businessName} is doing.`}
      actions={
        <>
          <ViewMenuLink />
          {qrCodeUrl && (
            <Button asChild>
              <Link to="/dashboard/qr-code">
                <QrCode aria-hidden />
                View QR Code
              </Link>
            </Button>
          )}
        </>
      }
    />
  )
}
