import { useMutation } from '@tanstack/react-query'
import { type AdminVendor, adminVendorsApi } from '@thela/contract/admin/vendors'
import { csvLines, writeCsv } from '@thela/contract/values/csv'
import { businessDay } from '@thela/contract/values/dates'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { call, LONG_TIMEOUT_MS } from '../../api/call.ts'
import { Button } from '../../ui/button/Button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import type { FileColumn } from '../tables/exported-columns.ts'
import { type Progress, readPages } from '../tables/read-pages.ts'
import { type VendorListQuery, withoutSummary } from './api.ts'

type Props = { label: string; listQuery: VendorListQuery; exporting: ReturnType<typeof useExportVendors> }

export function ExportButton({ label, listQuery, exporting }: Props) {
  const { progress } = exporting

  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden />}
      busy={exporting.isExporting}
      busyLabel={progress ? `${progress.done} of ${progress.total}` : 'Exporting...'}
      onClick={() => exporting.start(listQuery)}
    >
      {label}
    </Button>
  )
}

const VENDORS_PER_REQUEST = 500

/**
 * Writes all vendors of a list into a CSV file, a page at a time: only their lines are kept in memory.
 * They are read in a stable order, so that no vendor is skipped, and sorted as requested at the end.
 */
export function useExportVendors(file: VendorFile) {
  const [progress, setProgress] = useState<Progress>()
  const mutation = useMutation({
    mutationFn: async (listQuery: VendorListQuery) => {
      const lines: { rank: number; text: string }[] = []
      for await (const vendors of readPages(
        (page, after) => loadPage({ ...withStableOrder(listQuery), after }, page),
        setProgress,
      )) {
        for (const vendor of vendors)
          lines.push({ rank: rankOf(listQuery, vendor), text: csvLineOf(file.columns, vendor) })
      }
      lines.sort((a, b) => a.rank - b.rank)
      downloadVendors(
        file,
        lines.map(({ text }) => text),
      )
    },
    onSettled: () => setProgress(undefined),
    meta: { fallback: 'Failed to export vendors' },
  })

  return { start: mutation.mutate, isExporting: mutation.isPending, progress }
}

async function loadPage(listQuery: VendorListQuery, page: number) {
  const { vendors, pagination } = await call(
    adminVendorsApi.list,
    { querystring: { ...listQuery, ...withoutSummary, page, limit: VENDORS_PER_REQUEST } },
    { timeoutMs: LONG_TIMEOUT_MS },
  )
  return { rows: vendors, pagination }
}

export type VendorFile = {
  name: 'vendor_reports' | 'vendor_analytics'
  columns: readonly FileColumn<AdminVendor>[]
}

export const csvLineOf = (columns: VendorFile['columns'], vendor: AdminVendor) =>
  csvLines([columns.map(({ value }) => value(vendor))])

export function downloadVendors({ name, columns }: VendorFile, lines: readonly string[]) {
  const parts = [writeCsv([columns.map(({ header }) => header)]), ...lines]
  downloadFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${name}_${businessDay(new Date())}.csv`)
}

/** Visits change these figures while the pages are read. */
const changingFigures: {
  [sort in NonNullable<VendorListQuery['sortBy']>]?: (vendor: AdminVendor) => number
} = {
  totalViews: ({ totalViews = 0 }) => totalViews,
  qrScans: ({ qrScans = 0 }) => qrScans,
  items: ({ menuItemsCount }) => menuItemsCount,
  lastActivity: ({ lastActivity }) => (lastActivity ? Date.parse(lastActivity) : 0),
}

const figureOf = ({ sortBy = 'createdAt' }: VendorListQuery) => changingFigures[sortBy]

/** The same vendors in a stable order: newest first, which is also the order of vendors with equal figures. */
export const withStableOrder = (listQuery: VendorListQuery): VendorListQuery =>
  figureOf(listQuery) ? { ...listQuery, sortBy: 'createdAt', order: 'desc' } : listQuery

/** A vendor's rank in the requested order, lowest first; equal ones stay in the order they were read. */
export function rankOf(listQuery: VendorListQuery, vendor: AdminVendor) {
  const figure = figureOf(listQuery)?.(vendor) ?? 0
  return listQuery.order === 'asc' ? figure : -figure
}
