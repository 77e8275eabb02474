import type { JudgedView, ViewRefusal } from './accept-view.ts'

export type LockedPlacement = { id: string; remaining: number | null; price: number }

type Books = { ads: Set<string>; placements: Map<string, LockedPlacement>; fresh: Set<string> }

/** Gives out what is left, first come first served; the placements are locked, so what is left here is left for good. */
export function grantViews(views: JudgedView[], { ads, placements, fresh }: Books) {
  const left = new Map([...placements.values()].map(({ id, remaining }) => [id, remaining ?? Infinity]))
  const unused = new Set(fresh)

  return views.map((view): ViewRefusal | undefined => {
    if (!ads.has(view.adId)) return 'unknown_ad'
    return view.delivery && grant(view.delivery)
  })

  function grant({ placementId, nonce }: NonNullable<JudgedView['delivery']>): ViewRefusal | undefined {
    if (!unused.delete(nonce)) return 'replayed'
    const remaining = left.get(placementId)
    if (remaining === undefined) return 'unknown_placement'
    if (remaining < 1) return 'over_cap'
    left.set(placementId, remaining - 1)
    return undefined
  }
}
