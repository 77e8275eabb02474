import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { lineOf, saveVendors } from '../vendor-figures/vendor-file.ts'
import { analyticsFile } from './analytics-file.ts'
import { oneVendorQuery } from './api.ts'
import type { AnalyticsPeriod } from './period-names.ts'

/** The line that the export of all would have for this vendor, from what the screen shows. */
export function ExportOneVendor({ id, period }: { id: string; period: AnalyticsPeriod }) {
  const vendor = useQuery(oneVendorQuery(id, period)).data?.vendor

  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden />}
      disabled={!vendor}
      onClick={() => vendor && saveVendors(analyticsFile, [lineOf(analyticsFile, vendor)])}
    >
      Export
    </Button>
  )
}
