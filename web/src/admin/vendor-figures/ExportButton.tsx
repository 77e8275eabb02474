import { useMutation } from '@tanstack/react-query'
import { type AdminVendor, adminVendorsApi } from '@thela/contract/admin/vendors'
import { businessDay } from '@thela/contract/values/dates'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { call, LONG_TIMEOUT_MS } from '../../api/call.ts'
import { Button } from '../../ui/button/Button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { csvHead, csvLines } from '../tables/csv.ts'
import type { FileColumn } from '../tables/exported-columns.ts'
import { type Progress, readPages } from '../tables/read-pages.ts'
import { type VendorsAsked, withoutSummary } from './api.ts'

type Props = { label: string; asked: VendorsAsked; exporting: ReturnType<typeof useExportVendors> }

export function ExportButton({ label, asked, exporting }: Props) {
  const { progress } = exporting

  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden />}
      busy={exporting.isExporting}
      busyLabel={progress ? `${progress.done} of ${progress.total}` : 'Exporting...'}
      onClick={() => exporting.start(asked)}
    >
      {label}
    </Button>
  )
}

const VENDORS_AT_ONCE = 500

/**
 * Writes all vendors of a question into a file, a page at a time: only their lines are kept, not the vendors.
 * They are read in an order in which nobody is jumped over, and put into the one asked for at the end.
 */
export function useExportVendors(file: VendorFile) {
  const [progress, setProgress] = useState<Progress>()
  const mutation = useMutation({
    mutationFn: async (asked: VendorsAsked) => {
      const lines: { rank: number; text: string }[] = []
      for await (const vendors of readPages((page) => loadPage(askSteadily(asked), page), setProgress)) {
        for (const vendor of vendors)
          lines.push({ rank: rankOf(asked, vendor), text: lineOf(file.columns, vendor) })
      }
      lines.sort((a, b) => a.rank - b.rank)
      saveVendors(
        file,
        lines.map(({ text }) => text),
      )
    },
    onSettled: () => setProgress(undefined),
    meta: { fallback: 'Failed to export vendors' },
  })

  return { start: mutation.mutate, isExporting: mutation.isPending, progress }
}

async function loadPage(asked: VendorsAsked, page: number) {
  const { vendors, pagination } = await call(
    adminVendorsApi.list,
    { querystring: { ...asked, ...withoutSummary, page, limit: VENDORS_AT_ONCE } },
    { timeoutMs: LONG_TIMEOUT_MS },
  )
  return { rows: vendors, pagination }
}

export type VendorFile = {
  name: 'vendor_reports' | 'vendor_analytics'
  columns: readonly FileColumn<AdminVendor>[]
}

export const lineOf = (columns: VendorFile['columns'], vendor: AdminVendor) =>
  csvLines([columns.map(({ value }) => value(vendor))])

export function saveVendors({ name, columns }: VendorFile, lines: readonly string[]) {
  const parts = [csvHead(columns.map(({ header }) => header)), ...lines]
  saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${name}_${businessDay(new Date())}.csv`)
}

/** Visitors change these while page after page is read. */
const moving: { [sort in NonNullable<VendorsAsked['sortBy']>]?: (vendor: AdminVendor) => number } = {
  totalViews: ({ totalViews = 0 }) => totalViews,
  qrScans: ({ qrScans = 0 }) => qrScans,
  items: ({ menuItemsCount }) => menuItemsCount,
  lastActivity: ({ lastActivity }) => (lastActivity ? Date.parse(lastActivity) : 0),
}

const figureOf = ({ sortBy = 'createdAt' }: VendorsAsked) => moving[sortBy]

/** The same vendors in an order that holds still: the newest first, as those come who have equal figures. */
export const askSteadily = (asked: VendorsAsked): VendorsAsked =>
  figureOf(asked) ? { ...asked, sortBy: 'createdAt', order: 'desc' } : asked

/** Where a vendor stands in the order that was asked for, the lowest first; equal ones stay as they were read. */
export function rankOf(asked: VendorsAsked, vendor: AdminVendor) {
  const figure = figureOf(asked)?.(vendor) ?? 0
  return asked.order === 'asc' ? figure : -figure
}
