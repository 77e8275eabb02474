import { randomUUID } from 'node:crypto'
import type { Db } from '../../../db/connect.ts'
import { giveWay } from '../../../db/give-way.ts'
import { momentOf } from '../../events/business-time.ts'
import { insertEvents, type NewEvent } from '../../events/queries.ts'
import { deviceClassOf } from '../../tracking/device-class.ts'
import { groupCommit } from '../../tracking/group-commit.ts'
import type { JudgedView, ViewRefusal } from './accept-view.ts'
import { grantViews, type LockedPlacement } from './grant-views.ts'
import { findVendorPlaces, insertTokens, lockAds, lockPlacements, raiseCounters } from './queries.ts'
import { type Counted, tally } from './tally.ts'

const LIMITS = { maxBatch: 1000, maxWaiting: 20_000 }

/** Takes views and clicks one by one and counts them together; each hears why it was not counted, or nothing. */
export const countViews = (db: Db) =>
  groupCommit((views: JudgedView[]) => giveWay(() => store(db, views)), LIMITS)

/** Ads are locked before placements and those before the bell, as everywhere: nobody waits in a circle. */
function store(db: Db, views: JudgedView[]) {
  return db.transaction().execute(async (db) => {
    const ads = new Set(
      await lockAds(
        db,
        named(views, ({ adId }) => adId),
      ),
    )
    const tickets = views.flatMap(({ delivery }) => delivery ?? [])
    const placements = new Map<string, LockedPlacement>(
      (
        await lockPlacements(
          db,
          named(tickets, ({ placementId }) => placementId),
        )
      ).map((row) => [row.id, row]),
    )
    const fresh = new Set(await insertTokens(db, tickets))
    const outcomes = grantViews(views, { ads, placements, fresh })

    const places = await findVendorPlaces(
      db,
      named(views, ({ vendorId }) => vendorId),
    )
    const counted = views.flatMap((view, n) => count(view, outcomes[n], { places, placements }))
    if (counted.length > 0) await raiseCounters(db, tally(counted))
    const events = counted.filter(({ isOverCap }) => !isOverCap).map(describe)
    if (events.length > 0) await insertEvents(db, events)
    return outcomes
  })
}

const named = <Item>(items: Item[], nameOf: (item: Item) => string | undefined) =>
  [...new Set(items.flatMap((item) => nameOf(item) ?? []))].sort()

type Known = { places: Map<string, string>; placements: Map<string, LockedPlacement> }

/** What a view adds to the books; nothing where it was refused. */
function count(view: JudgedView, refusal: ViewRefusal | undefined, { places, placements }: Known): Counted[] {
  if (refusal && refusal !== 'over_cap') return []
  const { day } = momentOf(view.at)
  const place = places.get(view.vendorId ?? '')
  const placement = view.delivery && placements.get(view.delivery.placementId)

  return [
    {
      ...view,
      day,
      // A vendor that nobody knows is not believed.
      vendorId: place === undefined ? undefined : view.vendorId,
      place: place ?? 'Unknown',
      isVerified: view.delivery !== undefined,
      isOverCap: refusal === 'over_cap',
      price: placement?.price ?? 0,
    },
  ]
}

/** With what the night needs to count the day anew: vendors move and prices change. */
function describe(view: Counted): NewEvent {
  const { type, adId, placementId, vendorId, at, userAgent, isVerified, place, price } = view
  return {
    ...momentOf(at),
    id: randomUUID(),
    type,
    adId,
    placementId,
    vendorId: vendorId ?? null,
    device: deviceClassOf(userAgent),
    details: type === 'AD_IMPRESSION' ? { verified: isVerified, place, price } : { place },
  }
}
