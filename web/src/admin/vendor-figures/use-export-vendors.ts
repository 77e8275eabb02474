import { useMutation } from '@tanstack/react-query'
import { type AdminVendor, adminVendorsApi } from '@thela/contract/admin-vendors'
import { businessDay } from '@thela/contract/dates'
import { useState } from 'react'
import { call, LONG_TIMEOUT_MS } from '../../api/call.ts'
import { saveFile } from '../../ui/save-file.ts'
import { type Cell, csvHead, csvLines } from '../csv.ts'
import { type Progress, walkRows } from '../walk-rows.ts'
import { type VendorsAsked, withoutSummary } from './api.ts'
import { askSteadily, rankOf } from './export-order.ts'

const VENDORS_AT_ONCE = 500

export type Column = { header: string; cell: (vendor: AdminVendor) => Cell }

type File = { name: 'vendor_reports' | 'vendor_analytics'; columns: readonly Column[] }

/**
 * Writes all vendors of a question into a file, a page at a time: only their lines are kept, not the vendors.
 * They are read in an order in which nobody is jumped over, and put into the one asked for at the end.
 */
export function useExportVendors({ name, columns }: File) {
  const [progress, setProgress] = useState<Progress>()
  const mutation = useMutation({
    mutationFn: async (asked: VendorsAsked) => {
      const lines: { rank: number; text: string }[] = []
      for await (const vendors of walkRows((page) => loadPage(askSteadily(asked), page), setProgress)) {
        for (const vendor of vendors)
          lines.push({
            rank: rankOf(asked, vendor),
            text: csvLines([columns.map(({ cell }) => cell(vendor))]),
          })
      }
      lines.sort((a, b) => a.rank - b.rank)
      const parts = [csvHead(columns.map(({ header }) => header)), ...lines.map(({ text }) => text)]
      saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${name}_${businessDay(new Date())}.csv`)
    },
    onSettled: () => setProgress(undefined),
    meta: { fallback: 'Failed to export vendors' },
  })

  return { export: mutation.mutate, isExporting: mutation.isPending, progress }
}

async function loadPage(asked: VendorsAsked, page: number) {
  const { vendors, pagination } = await call(
    adminVendorsApi.list,
    { querystring: { ...asked, ...withoutSummary, page, limit: VENDORS_AT_ONCE } },
    { timeoutMs: LONG_TIMEOUT_MS },
  )
  return { rows: vendors, pagination }
}
