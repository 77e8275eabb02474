import { randomUUID } from 'node:crypto'
import type { Db } from '../../../db/connect.ts'
import { retryOnSerializationFailure } from '../../../db/retry-on-serialization-failure.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { insertNewEvents, type NewEvent } from '../../core/events/queries.ts'
import { deviceClassOf } from './device-class.ts'
import { findKnownVendors } from './queries.ts'
import { type KnownVendor, type Refusal, refuseUnknown, type Visit } from './refuse-visit.ts'
import type { HashVisitor, LoadSalts } from './visitor-hash.ts'

type Dependencies = { learnSalts: LoadSalts; admitsVendor: (ip: string, vendorId: string) => boolean }

/** Stores the visits to menus that are online; returns for each undefined, or why it was not stored. */
export async function storeVisits(db: Db, { learnSalts, admitsVendor }: Dependencies, visits: Visit[]) {
  const find = makeLookup(await findKnownVendors(db, visits))
  const moments = visits.map(({ at }) => momentOf(at))
  const hashVisitor = await learnSalts(new Set(moments.map(({ day }) => day)))
  const outcomes = visits.map((visit, n) => {
    const vendor = find(visit)
    const refusal = refuseUnknown(visit, vendor)
    if (refusal || !vendor) return refusal ?? 'unknown_vendor'
    if (!admitsVendor(visit.ip, vendor.id)) return 'over_limit'
    return describe(visit, { vendor, moment: moments[n] as Moment, hashVisitor })
  })

  const stored = await retryOnSerializationFailure(() => insertNewEvents(db, outcomes.filter(isAccepted)))
  return outcomes.map((event) => {
    if (!isAccepted(event)) return event
    return stored.has(event) ? undefined : 'repeated'
  })
}

const isAccepted = (outcome: NewEvent | Refusal) => typeof outcome === 'object'

function makeLookup(vendors: KnownVendor[]) {
  const byId = new Map(vendors.map((vendor) => [vendor.id, vendor]))
  const byName = new Map(vendors.map((vendor) => [vendor.vendorName, vendor]))

  return ({ vendorId, vendorName }: Visit) => (vendorId ? byId.get(vendorId) : byName.get(vendorName ?? ''))
}

type Moment = ReturnType<typeof momentOf>
type Known = { vendor: KnownVendor; moment: Moment; hashVisitor: HashVisitor }

function describe(visit: Visit, { vendor, moment, hashVisitor }: Known): NewEvent {
  const { type, eventId, categoryId, itemId, details, ip, userAgent } = visit

  return {
    ...moment,
    id: eventId ?? randomUUID(),
    type,
    vendorId: vendor.id,
    categoryId,
    itemId,
    visitor: hashVisitor({ day: moment.day, ip, userAgent, shownId: vendor.id }),
    device: deviceClassOf(userAgent),
    details: categoryId ? { categoryName: vendor.categories[categoryId] } : details,
  }
}
