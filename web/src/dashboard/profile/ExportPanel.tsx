import type { VendorProfile } from '@thela/contract/vendors/profile'
import { Download } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useExport } from './use-export.ts'

export function ExportPanel({ vendor }: { vendor: VendorProfile }) {
  const exportData = useExport(vendor.slug)

  return (
    <Card title="Your Data" description="Your profile, menu and statistics as one file (JSON).">
      <Button
        variant="secondary"
        wide
        icon={<Download aria-hidden />}
        busy={exportData.isPending}
        busyLabel="Preparing..."
        onClick={() => exportData.mutate()}
      >
        Download My Data
      </Button>
    </Card>
  )
}
