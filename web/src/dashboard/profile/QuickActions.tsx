import { Link } from '@tanstack/react-router'
import { menuPath } from '@thela/contract/values/slug'
import type { VendorProfile } from '@thela/contract/vendors/profile'
import { ExternalLink, QrCode } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

export function QuickActions({ vendor }: { vendor: VendorProfile }) {
  return (
    <Card title="Quick Actions">
      <div className="grid gap-2.5">
        <Button variant="secondary" wide asChild>
          <a href={menuPath(vendor)} target="_blank" rel="noopener">
            <ExternalLink aria-hidden />
            View My Menu
          </a>
        </Button>
        <Button variant="secondary" wide asChild>
          <Link to="/dashboard/qr-code">
            <QrCode aria-hidden />
            View QR Code
          </Link>
        </Button>
      </div>
    </Card>
  )
}
