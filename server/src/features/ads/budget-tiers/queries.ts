import type { TargetLevel } from '@thela/contract/ads/ad-targets'
import type { BudgetTier, BudgetTierInput } from '@thela/contract/ads/budget-tiers'
import type { Page } from '@thela/contract/values/paging'
import type { Db } from '../../../db/connect.ts'
import { readPage } from '../../../db/read-page.ts'
import { notFound } from '../../../http/errors.ts'

export async function listTiers(db: Db, page: Page) {
  const { rows, pagination } = await readPage(tiers(db), page)
  return { budgetTiers: rows, pagination }
}

export async function listActiveTiers(db: Db, page: Page) {
  const { rows, pagination } = await readPage(tiers(db).where('isActive', '=', true), page)
  return { budgetTiers: rows, pagination }
}

/** The tier that applies to a budget at this level: the largest that it covers. */
export const findTierFor = (db: Db, level: TargetLevel, budget: number) =>
  db
    .selectFrom('budgetTiers')
    .select(['budget', 'impressions'])
    .where('targetLevel', '=', level)
    .where('isActive', '=', true)
    .where('budget', '<=', budget)
    .orderBy('budget', 'desc')
    .executeTakeFirst()

export const lockTier = (db: Db, id: string): Promise<BudgetTier> =>
  tiers(db)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('Budget tier'))

export const insertTier = (db: Db, tier: BudgetTierInput & { id: string }) =>
  db.insertInto('budgetTiers').values(tier).execute()

export const updateTier = (db: Db, id: string, change: Partial<BudgetTierInput>) =>
  db
    .updateTable('budgetTiers')
    .set({ ...change, id })
    .where('id', '=', id)
    .execute()

export const deleteTier = (db: Db, id: string) => db.deleteFrom('budgetTiers').where('id', '=', id).execute()

const tiers = (db: Db) =>
  db
    .selectFrom('budgetTiers')
    .select(['id', 'name', 'targetLevel', 'budget', 'impressions', 'isActive', 'createdAt'])
    .$narrowType<{ targetLevel: TargetLevel }>()
    .orderBy('targetLevel')
    .orderBy('budget')
