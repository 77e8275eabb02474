import { z } from 'zod'

export const Pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalCount: z.int(),
  totalPages: z.int(),
  hasNextPage: z.boolean(),
  hasPrevPage: z.boolean(),
})
export type Pagination = z.infer<typeof Pagination>

/** `page` and `limit` of a list; a page past the end is an empty list. */
export const pageQuery = (limits: { standard: number; most: number }) =>
  z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(limits.most).default(limits.standard),
  })

export type Page = { page: number; limit: number }

export function paginate({ page, limit }: Page, total: number): Pagination {
  const totalPages = Math.ceil(total / limit)

  return {
    page,
    limit,
    total,
    totalCount: total,
    totalPages,
    hasNextPage: page < totalPages,
    hasPrevPage: page > 1,
  }
}
