import type { JudgedView } from './accept-view.ts'

export type Counted = JudgedView & {
  day: string
  place: string
  isVerified: boolean
  isOverCap: boolean
  price: number
}

type AdDay = {
  adId: string
  day: string
  place: string
  impressions: number
  verified: number
  overCap: number
  clicks: number
  spend: number
}

export type Sums = {
  ads: { id: string; impressions: number; clicks: number }[]
  placements: { id: string; granted: number }[]
  days: AdDay[]
}

/** Adds up a batch, so that each row is written once; every list in the order of its key. */
export function tally(views: Counted[]): Sums {
  const days = new Map<string, AdDay>()
  const ads = new Map<string, Sums['ads'][number]>()
  const placements = new Map<string, number>()

  for (const view of views) {
    const { adId, day, place, delivery } = view
    const key = `${adId}\n${day}\n${place}`
    const row = days.get(key) ?? {
      adId,
      day,
      place,
      impressions: 0,
      verified: 0,
      overCap: 0,
      clicks: 0,
      spend: 0,
    }
    const ad = ads.get(adId) ?? { id: adId, impressions: 0, clicks: 0 }
    const added = additionOf(view)
    days.set(key, add(row, added))
    ads.set(adId, {
      ...ad,
      impressions: ad.impressions + added.impressions,
      clicks: ad.clicks + added.clicks,
    })
    if (delivery && added.verified)
      placements.set(delivery.placementId, (placements.get(delivery.placementId) ?? 0) + 1)
  }
  return {
    ads: [...ads.values()],
    placements: [...placements].map(([id, granted]) => ({ id, granted })),
    days: [...days.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
  }
}

type Addition = Pick<AdDay, 'impressions' | 'verified' | 'overCap' | 'clicks' | 'spend'>

function additionOf({ type, isVerified, isOverCap, price }: Counted): Addition {
  const nothing = { impressions: 0, verified: 0, overCap: 0, clicks: 0, spend: 0 }
  if (type === 'AD_CLICK') return { ...nothing, clicks: 1 }
  if (isOverCap) return { ...nothing, overCap: 1 }
  return isVerified
    ? { ...nothing, impressions: 1, verified: 1, spend: price }
    : { ...nothing, impressions: 1 }
}

const add = (row: AdDay, added: Addition): AdDay => ({
  ...row,
  impressions: row.impressions + added.impressions,
  verified: row.verified + added.verified,
  overCap: row.overCap + added.overCap,
  clicks: row.clicks + added.clicks,
  spend: row.spend + added.spend,
})
