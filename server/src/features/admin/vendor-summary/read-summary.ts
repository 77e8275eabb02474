import type { AdminVendor, SummaryInParts, VendorsSummary } from '@thela/contract/admin/vendors'
import { TOP_PERFORMERS, VERY_LOW_PERFORMER_BELOW } from '@thela/contract/analytics/vendor-activity'
import type { Db } from '../../../db/connect.ts'
import { presentWithFigures } from '../vendor-list/present-vendors.ts'
import { listVendorsById, type VendorFilter } from '../vendor-list/queries.ts'
import { countStanding, summarizeVendors } from './queries.ts'

/** The figures over the matching vendors, with the top and low performers. */
export async function readSummary(db: Db, filter: VendorFilter): Promise<VendorsSummary> {
  const { bestIds, worstIds, ...figures } = await summarizeVendors(db, filter)
  const rows = await listVendorsById(db, [...new Set([...bestIds, ...worstIds])])
  const vendors = new Map(
    (await presentWithFigures(db, rows, filter.span)).map((vendor) => [vendor.id, vendor]),
  )
  const pick = (ids: string[]) => ids.flatMap((id) => vendors.get(id) ?? [])

  return {
    ...figures,
    averageViews: mean(figures.totalViews, figures.totalVendors),
    averageScans: mean(figures.qrScans, figures.totalVendors),
    growthRate: growthOf(figures),
    topPerformers: pick(bestIds.slice(0, TOP_PERFORMERS)),
    lowPerformers: pick(worstIds).map(label),
    comparison: pick(bestIds),
  }
}

/** What of it needs no counted visits. */
export async function readSummaryInParts(db: Db, filter: VendorFilter): Promise<SummaryInParts> {
  const standing = await countStanding(db, filter)
  return { ...standing, growthRate: growthOf(standing), isCounting: true }
}

const mean = (sum: number, count: number) => (count === 0 ? 0 : Math.round((sum / count) * 100) / 100)

/** New vendors as a percentage of those before them (DEC-157). */
function growthOf({ newVendors, totalVendors }: { newVendors: number; totalVendors: number }) {
  const before = totalVendors - newVendors
  if (before === 0) return newVendors > 0 ? 100 : 0
  return Math.round((newVendors / before) * 1000) / 10
}

const label = (vendor: AdminVendor) => ({
  ...vendor,
  label: (vendor.totalViews ?? 0) < VERY_LOW_PERFORMER_BELOW ? ('Very Low' as const) : ('Low' as const),
})
