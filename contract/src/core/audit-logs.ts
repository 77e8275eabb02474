import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { auditActions, auditEntities, auditPeriods } from '../values/choices.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { FilterText, Id, limitedText, Timestamp } from '../values/text.ts'

const Values = z.record(z.string(), z.unknown()).nullable()

export const AuditLog = z.object({
  id: Id,
  createdAt: Timestamp,
  admin: z.object({ name: z.string(), email: z.string() }).nullable(),
  actorId: Id.nullable(),
  actorType: z.enum(['ADMIN', 'VENDOR', 'SYSTEM']),
  /** The stall of a vendor. */
  actorName: z.string().nullable(),
  action: z.enum(auditActions),
  entity: z.string(),
  entityId: z.string().nullable(),
  /** What it is called now, or was called when it was deleted. */
  entityName: z.string().nullable(),
  metadata: Values,
  oldValues: Values,
  newValues: Values,
  ipAddress: z.string().nullable(),
})
export type AuditLog = z.infer<typeof AuditLog>

export const AuditLogsQuery = pageQuery({ standard: 50, most: 200 }).extend({
  /** The last line of the page before: the list goes on there, however deep the page is. */
  after: limitedText(18).regex(/^\d+$/).optional(),
  search: FilterText,
  action: z.enum(auditActions).optional(),
  entity: z.enum(auditEntities).optional(),
  period: z.enum(auditPeriods).default('all'),
})
export type AuditLogsQuery = z.output<typeof AuditLogsQuery>

export const AuditStats = z.object({
  totalActions: z.int(),
  todayActions: z.int(),
  activeAdmins: z.int(),
  weeklyActions: z.int(),
})
export type AuditStats = z.infer<typeof AuditStats>

export const auditLogsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit-logs',
    access: 'admin',
    summary: 'Who changed what, newest first',
    schema: {
      querystring: AuditLogsQuery,
      response: {
        200: z.object({ logs: z.array(AuditLog), pagination: Pagination, total: z.int() }),
      },
    },
  }),
  readStats: endpoint({
    method: 'GET',
    path: '/api/admin/audit-logs/stats',
    access: 'admin',
    summary: 'How much was changed, and by how many administrators',
    schema: {
      querystring: z.object({ period: z.enum(auditPeriods).default('30d') }),
      response: { 200: z.object({ stats: AuditStats }) },
    },
  }),
}
