import { useMutation } from '@tanstack/react-query'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { useState } from 'react'
import { call, LONG_TIMEOUT_MS } from '../../api/call.ts'
import { type Progress, walkRows } from '../tables/read-pages.ts'
import { type VendorsAsked, withoutSummary } from './api.ts'
import { askSteadily, rankOf } from './export-order.ts'
import { lineOf, saveVendors, type VendorFile } from './vendor-file.ts'

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
      for await (const vendors of walkRows((page) => loadPage(askSteadily(asked), page), setProgress)) {
        for (const vendor of vendors) lines.push({ rank: rankOf(asked, vendor), text: lineOf(file, vendor) })
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
