import { Download } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import type { VendorsAsked } from './api.ts'
import type { useExportVendors } from './use-export-vendors.ts'

type Props = { label: string; asked: VendorsAsked; file: ReturnType<typeof useExportVendors> }

export function ExportButton({ label, asked, file }: Props) {
  const { progress } = file

  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden />}
      busy={file.isExporting}
      busyLabel={progress ? `${progress.done} of ${progress.total}` : 'Exporting...'}
      onClick={() => file.export(asked)}
    >
      {label}
    </Button>
  )
}
