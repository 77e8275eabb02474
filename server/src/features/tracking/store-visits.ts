import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { giveWay } from '../../db/give-way.ts'
import { momentOf } from '../events/business-time.ts'
import { insertEvents, type NewEvent } from '../events/queries.ts'
import { type KnownVendor, type Refusal, refuseUnknown, type Visit } from './accept-event.ts'
import { deviceClassOf } from './device-class.ts'
import { findKnownVendors } from './queries.ts'
import type { HashVisitor, LearnSalts } from './visitor-hash.ts'

/** Stores the visits to menus that are online; for each, nothing or why it was not stored. */
export async function storeVisits(db: Db, learnSalts: LearnSalts, visits: Visit[]) {
  const find = makeLookup(await findKnownVendors(db, visits))
  const hashVisitor = await learnSalts(new Set(visits.map(({ at }) => momentOf(at).day)))
  const judged = visits.map((visit) => {
    const vendor = find(visit)
    return refuseUnknown(visit, vendor) ?? describe(visit, vendor as KnownVendor, hashVisitor)
  })

  const stored = new Set(await giveWay(() => insertEvents(db, judged.filter(isAccepted))))
  return judged.map((event) => {
    if (!isAccepted(event)) return event
    return stored.delete(event.id) ? undefined : 'repeated'
  })
}

const isAccepted = (judgement: NewEvent | Refusal) => typeof judgement === 'object'

function makeLookup(vendors: KnownVendor[]) {
  const byId = new Map(vendors.map((vendor) => [vendor.id, vendor]))
  const byName = new Map(vendors.map((vendor) => [vendor.vendorName, vendor]))

  return ({ vendorId, vendorName }: Visit) => (vendorId ? byId.get(vendorId) : byName.get(vendorName ?? ''))
}

function describe(visit: Visit, vendor: KnownVendor, hashVisitor: HashVisitor): NewEvent {
  const { type, eventId, categoryId, itemId, details, at, ip, userAgent } = visit
  const moment = momentOf(at)

  return {
    ...moment,
    id: eventId ?? randomUUID(),
    type,
    vendorId: vendor.id,
    categoryId,
    itemId,
    visitor: hashVisitor({ day: moment.day, ip, userAgent, vendorId: vendor.id }),
    device: deviceClassOf(userAgent),
    details: categoryId ? { categoryName: vendor.categories[categoryId] } : details,
  }
}
