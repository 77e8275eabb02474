import { randomUUID } from 'node:crypto'
import type { Db } from '../../../../db/connect.ts'
import { deadlinesMs } from '../../../../db/deadlines.ts'
import { retryOnSerializationFailure } from '../../../../db/retry-on-serialization-failure.ts'
import { deviceClassOf } from '../../../analytics/tracking/device-class.ts'
import { groupCommit } from '../../../analytics/tracking/group-commit.ts'
import { cacheSalts, type LoadSalts } from '../../../analytics/tracking/visitor-hash.ts'
import { momentOf } from '../../../core/events/business-time.ts'
import { insertEvents, type NewEvent } from '../../../core/events/queries.ts'
import type { ReadToken } from '../ad-token.ts'
import { aggregateViews, type Counted } from './aggregate-views.ts'
import { type BillingState, billViews, type KeyedView } from './bill-views.ts'
import { type CheckedView, unbilledReasons, type ViewRefusal } from './check-view.ts'
import {
  findVendorPlaces,
  insertTokens,
  lockAds,
  lockPlacements,
  raiseCounters,
  readUsed,
} from './queries.ts'

const LIMITS = { maxBatch: 1000, maxWaiting: 20_000, maxWaitMs: deadlinesMs.adViews }

/** Takes views and clicks one by one and counts them in batches; each resolves to its refusal, or undefined. */
export function countViews(db: Db) {
  const learnSalts = cacheSalts(db)

  return groupCommit(async (views: CheckedView[]) => {
    const named = await addViewerKeys(learnSalts, views)
    return retryOnSerializationFailure(() => store(db, named))
  }, LIMITS)
}

/** Hashes visitors and addresses per day and ad, so that nobody can be tracked beyond that. */
async function addViewerKeys(learnSalts: LoadSalts, views: CheckedView[]): Promise<KeyedView[]> {
  const days = views.map(({ at }) => momentOf(at).day)
  const hashVisitor = await learnSalts(new Set(days))

  return views.map((view, n) => {
    const seen = { day: days[n] as string, ip: view.address, shownId: view.adId }
    return {
      ...view,
      visitorKey: hashVisitor({ ...seen, userAgent: view.userAgent }),
      addressKey: hashVisitor({ ...seen, userAgent: '' }),
    }
  })
}

/** Locks ads, then placements, then the delivery revision, in the same order everywhere: no deadlocks. */
function store(db: Db, views: KeyedView[]) {
  return db.transaction().execute(async (db) => {
    const books = await readBillingState(db, views)
    const outcomes = billViews(views, books)

    const places = await findVendorPlaces(
      db,
      namesOf(views, ({ vendorId }) => vendorId),
    )
    const counted = views.flatMap((view, n) => count(view, outcomes[n], { places, ...books }))
    const closedTokens = views.flatMap((view, n) => (isClosed(view, outcomes[n]) ? view.delivery.nonce : []))
    if (counted.length + closedTokens.length > 0)
      await raiseCounters(db, { ...aggregateViews(counted), closedTokens })
    const events = counted.filter(({ unbilled }) => !unbilled).map(describe)
    if (events.length > 0) await insertEvents(db, events)
    return outcomes
  })
}

/** Everything that billing depends on, read while the ads are locked: views of one ad wait for each other on every node. */
async function readBillingState(db: Db, views: KeyedView[]): Promise<BillingState> {
  const adIds = namesOf(views, ({ adId }) => adId)
  const ads = new Set(await lockAds(db, adIds))
  const delivered = views.filter(isDelivered)
  const impressions = delivered.filter(({ type }) => type === 'AD_IMPRESSION')
  const clicks = delivered.filter(({ type }) => type === 'AD_CLICK')

  const placementIds = namesOf(impressions, ({ placementId }) => placementId)
  const placements = await lockPlacements(db, placementIds)
  const fresh = await insertTokens(
    db,
    impressions.map(({ delivery }) => delivery),
  )
  const used = await readUsed(db, {
    nonces: clicks.map(({ delivery }) => delivery.nonce),
    viewers: impressions.flatMap(({ visitorKey, addressKey }) => [visitorKey, addressKey]),
  })
  return { ads, placements: new Map(placements.map((row) => [row.id, row])), fresh: new Set(fresh), ...used }
}

type Delivered = KeyedView & { delivery: ReadToken }
const isDelivered = (view: KeyedView): view is Delivered => view.delivery !== undefined

/** Whether no click can follow: it was the click, or an impression that does not count. */
const isClosed = (view: KeyedView, refusal: ViewRefusal | undefined): view is Delivered =>
  isDelivered(view) &&
  (view.type === 'AD_CLICK' ? refusal === undefined : refusal !== undefined && refusal !== 'replayed')

const namesOf = <Item>(items: Item[], nameOf: (item: Item) => string | undefined) =>
  [...new Set(items.flatMap((item) => nameOf(item) ?? []))].sort()

type Known = { places: Map<string, string>; placements: BillingState['placements'] }

/** What a view adds to the counters; nothing when it was refused. */
function count(view: KeyedView, refusal: ViewRefusal | undefined, { places, placements }: Known): Counted[] {
  const unbilled = unbilledReasons.find((reason) => reason === refusal)
  if (refusal && !unbilled) return []
  const { day } = momentOf(view.at)
  const place = places.get(view.vendorId ?? '')
  const placement = placements.get(view.delivery?.placementId ?? '')

  return [
    {
      ...view,
      day,
      // An unknown vendor is not stored.
      vendorId: place === undefined ? undefined : view.vendorId,
      place: place ?? 'Unknown',
      isVerified: placement !== undefined,
      unbilled,
      price: placement?.price ?? 0,
    },
  ]
}

/** Includes what the nightly rebuild needs: vendors move and prices change. */
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
