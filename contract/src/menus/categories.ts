import { z } from 'zod'
import { bodyLimitsKB } from '../body-limits.ts'
import { endpoint } from '../endpoint.ts'
import { limitedList } from '../values/limited-list.ts'
import { isOneLine, ONE_LINE_ONLY } from '../values/one-line.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { ById, Id, Message, optionalText, requiredText, Timestamp } from '../values/text.ts'
import { CategoryTranslations, CategoryTranslationsInput } from './translations.ts'

export const MAX_CATEGORIES = 200

export const Category = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  /** In other languages, also in those that the menu no longer has. */
  translations: CategoryTranslations,
  displayOrder: z.int(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  _count: z.object({ menuItems: z.int() }),
})
export type Category = z.infer<typeof Category>

export const CategoryInput = z.object({
  name: requiredText('Category name is required', 100, 'Name must be at most 100 characters')
    .min(2, 'Name must be at least 2 characters')
    .refine(isOneLine, ONE_LINE_ONLY),
  description: optionalText(500),
  translations: CategoryTranslationsInput.optional(),
})
export type CategoryInput = z.infer<typeof CategoryInput>

const SavedCategory = z.object({ category: Category, message: z.string() })

export const categoriesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/categories',
    access: 'vendor',
    summary: "The vendor's categories in display order",
    schema: {
      querystring: pageQuery({ standard: 500, most: 1000 }),
      response: { 200: z.object({ categories: z.array(Category), pagination: Pagination }) },
    },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/categories',
    access: 'vendor',
    bodyLimitKB: bodyLimitsKB.category,
    summary: 'Add a category at the end',
    schema: { body: CategoryInput, response: { 201: SavedCategory } },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/categories/:id',
    access: 'vendor',
    bodyLimitKB: bodyLimitsKB.category,
    summary: 'Rename or describe a category; fields left out stay',
    schema: { params: ById, body: CategoryInput.partial(), response: { 200: SavedCategory } },
  }),
  hide: endpoint({
    method: 'DELETE',
    path: '/api/categories/:id',
    access: 'vendor',
    summary: 'Take a category and its items off the menu; purged after 30 days',
    schema: { params: ById, response: { 200: Message } },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/categories/:id/hard',
    access: 'vendor',
    summary: 'Delete a category with its items and their pictures',
    schema: { params: ById, response: { 200: Message.extend({ deletedItems: z.int() }) } },
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/categories/reorder',
    bodyLimitKB: bodyLimitsKB.categoryOrder,
    access: 'vendor',
    summary: 'Put the categories in a new order',
    schema: {
      body: z.object({ categoryIds: limitedList(z.array(Id).min(1).max(1000)) }),
      response: { 200: Message.extend({ categories: z.array(Category) }) },
    },
  }),
}
