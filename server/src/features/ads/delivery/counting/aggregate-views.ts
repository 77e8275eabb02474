import type { KeyedView } from './bill-views.ts'
import type { Unbilled } from './check-view.ts'

export type Counted = KeyedView & {
  day: string
  place: string
  isVerified: boolean
  unbilled?: Unbilled
  price: number
}

type AdDay = {
  adId: string
  day: string
  place: string
  impressions: number
  verified: number
  overCap: number
  unbilled: number
  clicks: number
  spend: number
}

export type CounterSums = {
  ads: { id: string; impressions: number; clicks: number }[]
  placements: { id: string; granted: number }[]
  days: AdDay[]
  viewers: { viewer: string; day: string; views: number }[]
}

/** Aggregates a batch, so that each row is written once; every list is sorted by its key. */
export function aggregateViews(views: Counted[]): CounterSums {
  const days = new Map<string, AdDay>()
  const ads = new Map<string, CounterSums['ads'][number]>()
  const placements = new Map<string, number>()

  for (const view of views) {
    const { adId, day, place, delivery } = view
    const key = `${adId}\n${day}\n${place}`
    const row = days.get(key) ?? { adId, day, place, ...nothing }
    const ad = ads.get(adId) ?? { id: adId, impressions: 0, clicks: 0 }
    const added = additionOf(view)
    days.set(key, add(row, added))
    ads.set(adId, {
      ...ad,
      impressions: ad.impressions + added.impressions,
      clicks: ad.clicks + added.clicks,
    })
    if (delivery?.placementId && added.verified)
      placements.set(delivery.placementId, (placements.get(delivery.placementId) ?? 0) + 1)
  }
  return {
    ads: [...ads.values()],
    placements: [...placements].map(([id, granted]) => ({ id, granted })),
    days: inOrder(days),
    viewers: viewersOf(views.filter((view) => additionOf(view).verified)),
  }
}

/** How many views are billed to each visitor and each address. */
function viewersOf(billed: Counted[]) {
  const viewers = new Map<string, CounterSums['viewers'][number]>()
  for (const { day, visitorKey, addressKey } of billed)
    for (const viewer of [visitorKey, addressKey])
      viewers.set(viewer, { viewer, day, views: (viewers.get(viewer)?.views ?? 0) + 1 })
  return inOrder(viewers)
}

const inOrder = <Row>(rows: Map<string, Row>) =>
  [...rows.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)

type Addition = Omit<AdDay, 'adId' | 'day' | 'place'>

const nothing = { impressions: 0, verified: 0, overCap: 0, unbilled: 0, clicks: 0, spend: 0 }

function additionOf({ type, isVerified, unbilled, price }: Counted): Addition {
  if (type === 'AD_CLICK') return { ...nothing, clicks: 1 }
  if (unbilled) return unbilled === 'over_cap' ? { ...nothing, overCap: 1 } : { ...nothing, unbilled: 1 }
  return isVerified
    ? { ...nothing, impressions: 1, verified: 1, spend: price }
    : { ...nothing, impressions: 1 }
}

const add = (row: AdDay, added: Addition): AdDay => ({
  ...row,
  impressions: row.impressions + added.impressions,
  verified: row.verified + added.verified,
  overCap: row.overCap + added.overCap,
  unbilled: row.unbilled + added.unbilled,
  clicks: row.clicks + added.clicks,
  spend: row.spend + added.spend,
})
