import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { Amount } from '../values/price.ts'
import { ById, Id, Message, requiredText, Timestamp } from '../values/text.ts'
import { TargetLevel } from './ad-targets.ts'

/** How many impressions a budget of this size buys at one level. */
export const BudgetTier = z.object({
  id: Id,
  name: z.string(),
  targetLevel: TargetLevel,
  budget: z.number(),
  impressions: z.int(),
  isActive: z.boolean(),
  createdAt: Timestamp,
})
export type BudgetTier = z.infer<typeof BudgetTier>

export const BudgetTierInput = z.object({
  name: requiredText('Name is required', 60, 'Name must be at most 60 characters').min(
    2,
    'Name must be at least 2 characters',
  ),
  targetLevel: TargetLevel,
  budget: Amount('Budget').refine((budget) => budget > 0, 'Budget must be over 0'),
  impressions: z
    .int({ error: 'Impressions must be a whole number' })
    .min(1, 'Impressions must be 1 or more')
    .max(2_000_000_000, 'Impressions are too many'),
  isActive: z.boolean().optional(),
})
export type BudgetTierInput = z.output<typeof BudgetTierInput>

const SavedTier = z.object({ budgetTier: BudgetTier, message: z.string() })
const Tiers = z.object({ budgetTiers: z.array(BudgetTier), pagination: Pagination })
const paging = pageQuery({ standard: 100, most: 200 })

export const budgetTiersApi = {
  listAll: endpoint({
    method: 'GET',
    path: '/api/admin/budget-tiers',
    access: 'admin',
    summary: 'All budget tiers',
    schema: { querystring: paging, response: { 200: Tiers } },
  }),
  listActive: endpoint({
    method: 'GET',
    path: '/api/budget-tiers',
    access: 'any',
    summary: 'The budget tiers in force',
    schema: { querystring: paging, response: { 200: Tiers } },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/budget-tiers',
    access: 'admin',
    summary: 'Add a budget tier',
    schema: { body: BudgetTierInput, response: { 201: SavedTier } },
  }),
  createByOtherPath: endpoint({
    method: 'POST',
    path: '/api/budget-tiers',
    access: 'admin',
    summary: 'Add a budget tier: the documents know it by two paths (DEC-179)',
    schema: { body: BudgetTierInput, response: { 201: SavedTier } },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/budget-tiers/:id',
    access: 'admin',
    summary: 'Change a budget tier; what is left out stays',
    schema: { params: ById, body: BudgetTierInput.partial(), response: { 200: SavedTier } },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/budget-tiers/:id',
    access: 'admin',
    summary: 'Delete a budget tier',
    schema: { params: ById, response: { 200: Message } },
  }),
}
