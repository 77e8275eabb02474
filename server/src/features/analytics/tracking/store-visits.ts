import { randomUUID } from 'node:crypto'
import type { Db } from '../../../db/connect.ts'
import { giveWay } from '../../../db/give-way.ts'
import { momentOf } from '../../core/events/business-time.ts'
import { insertNewEvents, type NewEvent } from '../../core/events/queries.ts'
import { type KnownVendor, type Refusal, refuseUnknown, type Visit } from './accept-event.ts'
import { deviceClassOf } from './device-class.ts'
import { findKnownVendors } from './queries.ts'
import type { HashVisitor, LearnSalts } from './visitor-hash.ts'

type Means = { learnSalts: LearnSalts; admitsVendor: (ip: string, vendorId: string) => boolean }

/** Stores the visits to menus that are online; for each, nothing or why it was not stored. */
export async function storeVisits(db: Db, { learnSalts, admitsVendor }: Means, visits: Visit[]) {
  const find = makeLookup(await findKnownVendors(db, visits))
  const moments = visits.map(({ at }) => momentOf(at))
  const hashVisitor = await learnSalts(new Set(moments.map(({ day }) => day)))
  const judged = visits.map((visit, n) => {
    const vendor = find(visit)
    const refusal = refuseUnknown(visit, vendor)
    if (refusal || !vendor) return refusal ?? 'unknown_vendor'
    if (!admitsVendor(visit.ip, vendor.id)) return 'over_limit'
    return describe(visit, { vendor, moment: moments[n] as Moment, hashVisitor })
  })

  const stored = await giveWay(() => insertNewEvents(db, judged.filter(isAccepted)))
  return judged.map((event) => {
    if (!isAccepted(event)) return event
    return stored.has(event) ? undefined : 'repeated'
  })
}

const isAccepted = (judgement: NewEvent | Refusal) => typeof judgement === 'object'

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
