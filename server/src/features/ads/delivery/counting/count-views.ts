import { randomUUID } from 'node:crypto'
import type { Db } from '../../../../db/connect.ts'
import { deadlinesMs } from '../../../../db/deadlines.ts'
import { giveWay } from '../../../../db/give-way.ts'
import { deviceClassOf } from '../../../analytics/tracking/device-class.ts'
import { groupCommit } from '../../../analytics/tracking/group-commit.ts'
import { type LearnSalts, rememberSalts } from '../../../analytics/tracking/visitor-hash.ts'
import { momentOf } from '../../../core/events/business-time.ts'
import { insertEvents, type NewEvent } from '../../../core/events/queries.ts'
import type { ReadToken } from '../ad-token.ts'
import { type JudgedView, unbilledReasons, type ViewRefusal } from './accept-view.ts'
import { type Books, grantViews, type NamedView } from './grant-views.ts'
import {
  findVendorPlaces,
  insertTokens,
  lockAds,
  lockPlacements,
  raiseCounters,
  readUsed,
} from './queries.ts'
import { type Counted, tally } from './tally.ts'

const LIMITS = { maxBatch: 1000, maxWaiting: 20_000, maxWaitMs: deadlinesMs.adViews }

/** Takes views and clicks one by one and counts them together; each hears why it was not counted, or nothing. */
export function countViews(db: Db) {
  const learnSalts = rememberSalts(db)

  return groupCommit(async (views: JudgedView[]) => {
    const named = await nameViewers(learnSalts, views)
    return giveWay(() => store(db, named))
  }, LIMITS)
}

/** Visitors and addresses under hashes of the day and the ad, so that nobody can be followed further. */
async function nameViewers(learnSalts: LearnSalts, views: JudgedView[]): Promise<NamedView[]> {
  const days = views.map(({ at }) => momentOf(at).day)
  const hashVisitor = await learnSalts(new Set(days))

  return views.map((view, n) => {
    const seen = { day: days[n] as string, ip: view.address, shownId: view.adId }
    return {
      ...view,
      visitorName: hashVisitor({ ...seen, userAgent: view.userAgent }),
      addressName: hashVisitor({ ...seen, userAgent: '' }),
    }
  })
}

/** Ads are locked before placements and those before the bell, as everywhere: nobody waits in a circle. */
function store(db: Db, views: NamedView[]) {
  return db.transaction().execute(async (db) => {
    const books = await openBooks(db, views)
    const outcomes = grantViews(views, books)

    const places = await findVendorPlaces(
      db,
      namesOf(views, ({ vendorId }) => vendorId),
    )
    const counted = views.flatMap((view, n) => count(view, outcomes[n], { places, ...books }))
    const closedTokens = views.flatMap((view, n) => (isClosed(view, outcomes[n]) ? view.delivery.nonce : []))
    if (counted.length + closedTokens.length > 0) await raiseCounters(db, { ...tally(counted), closedTokens })
    const events = counted.filter(({ unbilled }) => !unbilled).map(describe)
    if (events.length > 0) await insertEvents(db, events)
    return outcomes
  })
}

/** Everything that decides, read once the ads are locked: views of one ad wait for each other on every node. */
async function openBooks(db: Db, views: NamedView[]): Promise<Books> {
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
    viewers: impressions.flatMap(({ visitorName, addressName }) => [visitorName, addressName]),
  })
  return { ads, placements: new Map(placements.map((row) => [row.id, row])), fresh: new Set(fresh), ...used }
}

type Delivered = NamedView & { delivery: ReadToken }
const isDelivered = (view: NamedView): view is Delivered => view.delivery !== undefined

/** Whether no click may follow: it was the click, or an impression that does not count. */
const isClosed = (view: NamedView, refusal: ViewRefusal | undefined): view is Delivered =>
  isDelivered(view) &&
  (view.type === 'AD_CLICK' ? refusal === undefined : refusal !== undefined && refusal !== 'replayed')

const namesOf = <Item>(items: Item[], nameOf: (item: Item) => string | undefined) =>
  [...new Set(items.flatMap((item) => nameOf(item) ?? []))].sort()

type Known = { places: Map<string, string>; placements: Books['placements'] }

/** What a view adds to the books; nothing where it was refused. */
function count(view: NamedView, refusal: ViewRefusal | undefined, { places, placements }: Known): Counted[] {
  const unbilled = unbilledReasons.find((reason) => reason === refusal)
  if (refusal && !unbilled) return []
  const { day } = momentOf(view.at)
  const place = places.get(view.vendorId ?? '')
  const placement = placements.get(view.delivery?.placementId ?? '')

  return [
    {
      ...view,
      day,
      // A vendor that nobody knows is not believed.
      vendorId: place === undefined ? undefined : view.vendorId,
      place: place ?? 'Unknown',
      isVerified: placement !== undefined,
      unbilled,
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
