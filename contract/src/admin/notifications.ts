import { z } from 'zod'
import { Counting } from '../analytics/counting.ts'
import { endpoint } from '../endpoint.ts'
import { Period } from '../values/date-range.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { Id, Timestamp } from '../values/text.ts'

/** The browser stores which ones are dismissed, so the same vendor always has the same id (DEC-152). */
export const Notification = z.object({
  id: z.templateLiteral(['low-activity:', z.string()]),
  type: z.literal('LOW_ACTIVITY'),
  vendorId: Id,
  vendorName: z.string(),
  totalViews: z.int(),
  message: z.string(),
  createdAt: Timestamp,
})
export type Notification = z.infer<typeof Notification>

const Notifications = z.object({ notifications: z.array(Notification), pagination: Pagination })

export const notificationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/notifications',
    access: 'admin',
    summary: 'Vendors whose menu hardly anybody opens, fewest views first',
    schema: {
      querystring: pageQuery({ standard: 100, most: 500 }).extend({ period: Period.default('30d') }),
      response: { 200: z.union([Notifications, z.object(Counting)]) },
    },
  }),
}
