import type { CheckedView, Unbilled, ViewRefusal } from './check-view.ts'

export type LockedPlacement = { id: string; remaining: number | null; price: number }

/** A view with the keys that its daily limits are counted by: the visitor's and the address's. */
export type KeyedView = CheckedView & { visitorKey: string; addressKey: string }

/** How often an ad is billed per day. Carriers put many people behind one address, so that limit is wider. */
const DAILY_LIMIT = { visitor: 3, address: 30 }

export type BillingState = {
  ads: Set<string>
  placements: Map<string, LockedPlacement>
  /** Tokens of this batch that were not used before. */
  fresh: Set<string>
  /** Used tokens by nonce, and whether their click is still to come. */
  clickable: Map<string, boolean>
  /** Views billed today, by the key of a visitor or an address. */
  billed: Map<string, number>
}

/** Bills what is left of each cap, first come first served; the ads are locked, so nobody else bills meanwhile. */
export function billViews(views: KeyedView[], state: BillingState) {
  const bill = makeBiller(state)
  const unused = new Set(state.fresh)
  const clickable = new Map(state.clickable)
  const outcomes: (ViewRefusal | undefined)[] = []

  // A click may come in one batch with its impression, which is counted first.
  for (const type of ['AD_IMPRESSION', 'AD_CLICK'])
    for (const [n, view] of views.entries()) if (view.type === type) outcomes[n] = outcomeOf(view)
  return outcomes

  function outcomeOf(view: KeyedView): ViewRefusal | undefined {
    if (!state.ads.has(view.adId)) return 'unknown_ad'
    if (!view.delivery) return undefined
    return view.type === 'AD_CLICK' ? click(view.delivery.nonce) : see(view, view.delivery)
  }

  function click(nonce: string): ViewRefusal | undefined {
    const isClickable = clickable.get(nonce)
    if (isClickable === undefined) return 'not_seen'
    if (!isClickable) return 'replayed'
    clickable.set(nonce, false)
    return undefined
  }

  function see(view: KeyedView, { nonce, placementId }: NonNullable<CheckedView['delivery']>) {
    if (!unused.delete(nonce)) return 'replayed'
    const refusal = view.isOtherVisitor ? 'other_visitor' : placementId && bill(view, placementId)
    clickable.set(nonce, !refusal)
    return refusal || undefined
  }
}

/** Bills views within the cap of their placement and the day's limits. */
function makeBiller({ placements, billed: before }: BillingState) {
  const left = new Map([...placements.values()].map(({ id, remaining }) => [id, remaining ?? Infinity]))
  const billed = new Map(before)
  const billedTo = (name: string) => billed.get(name) ?? 0

  return ({ visitorKey, addressKey }: KeyedView, placementId: string) => {
    const remaining = left.get(placementId)
    if (remaining === undefined) return 'unknown_placement'
    const unbilled = whyUnbilled(billedTo(visitorKey), billedTo(addressKey), remaining)
    if (unbilled) return unbilled

    left.set(placementId, remaining - 1)
    for (const name of [visitorKey, addressKey]) billed.set(name, billedTo(name) + 1)
    return undefined
  }
}

function whyUnbilled(toVisitor: number, toAddress: number, remaining: number): Unbilled | undefined {
  if (toVisitor >= DAILY_LIMIT.visitor) return 'visitor_limit'
  if (toAddress >= DAILY_LIMIT.address) return 'address_limit'
  return remaining < 1 ? 'over_cap' : undefined
}
