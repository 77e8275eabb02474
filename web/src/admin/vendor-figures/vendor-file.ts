import type { AdminVendor } from '@thela/contract/admin/vendors'
import { businessDay } from '@thela/contract/values/dates'
import { saveFile } from '../../ui/save-file.ts'
import { type Cell, csvHead, csvLines } from '../tables/csv.ts'

export type Column = { header: string; cell: (vendor: AdminVendor) => Cell }

export type VendorFile = { name: 'vendor_reports' | 'vendor_analytics'; columns: readonly Column[] }

export const lineOf = ({ columns }: VendorFile, vendor: AdminVendor) =>
  csvLines([columns.map(({ cell }) => cell(vendor))])

export function saveVendors({ name, columns }: VendorFile, lines: readonly string[]) {
  const parts = [csvHead(columns.map(({ header }) => header)), ...lines]
  saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${name}_${businessDay(new Date())}.csv`)
}
