import type { BudgetTierInput } from '@thela/contract/ads/budget-tiers'
import type { Db } from '../../../db/connect.ts'
import { newId } from '../../../ids.ts'
import { type Actor, recordChange } from '../../core/audit-logs/record-change.ts'
import { deleteTier, insertTier, lockTier, updateTier } from './queries.ts'

export function addTier(db: Db, admin: Actor, tier: BudgetTierInput) {
  const id = newId()
  return db.transaction().execute(async (db) => {
    await insertTier(db, { ...tier, id })
    await recordChange(db, admin, { action: 'CREATE', entity: 'BUDGET_TIER', entityId: id, newValues: tier })
    return lockTier(db, id)
  })
}

/** Fields left out stay. Existing placements keep the impressions that their budget bought. */
export function changeTier(db: Db, admin: Actor, id: string, change: Partial<BudgetTierInput>) {
  return db.transaction().execute(async (db) => {
    const { name, targetLevel, budget, impressions, isActive } = await lockTier(db, id)
    await updateTier(db, id, change)
    await recordChange(db, admin, {
      action: 'UPDATE',
      entity: 'BUDGET_TIER',
      entityId: id,
      oldValues: { name, targetLevel, budget, impressions, isActive },
      newValues: change,
    })
    return lockTier(db, id)
  })
}

export function removeTier(db: Db, admin: Actor, id: string) {
  return db.transaction().execute(async (db) => {
    const oldValues = await lockTier(db, id)
    await deleteTier(db, id)
    await recordChange(db, admin, { action: 'DELETE', entity: 'BUDGET_TIER', entityId: id, oldValues })
  })
}
