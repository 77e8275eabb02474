import { impressionsPerRupee, type TargetLevel } from '@thela/contract/ads/ad-targets'
import type { Db } from '../../../db/connect.ts'
import { findTierFor } from '../budget-tiers/queries.ts'

const DEFAULT_IMPRESSIONS = 1000
const MAX_IMPRESSIONS = 2_000_000_000n

/** How many impressions a budget buys at a level: by its tier, by the level's rate, or the default (DEC-122). */
export async function impressionsForBudget(db: Db, level: TargetLevel, budget: number | null) {
  if (!budget) return DEFAULT_IMPRESSIONS
  const tier = await findTierFor(db, level, budget)

  return buy(budget, tier ?? { budget: 1, impressions: impressionsPerRupee[level] })
}

/** In paise and integers, so that no impression is lost or gained by rounding. */
export function buy(budget: number, rate: { budget: number; impressions: number }) {
  const bought = (paise(budget) * BigInt(rate.impressions)) / paise(rate.budget)
  return Number(bought < MAX_IMPRESSIONS ? bought : MAX_IMPRESSIONS)
}

const paise = (rupees: number) => BigInt(Math.round(rupees * 100))
