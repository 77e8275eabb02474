import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const DatabaseToolStatus = z.object({
  isRunning: z.boolean(),
  url: z.string().nullable(),
  /** Prisma's studio is used in place of pgAdmin, and is read only. */
  isReadOnly: z.boolean(),
})

export const databaseToolApi = {
  readStatus: endpoint({
    method: 'GET',
    path: '/api/admin/pgadmin/status',
    access: 'admin',
    summary: 'Whether the database tool runs, and where',
    schema: { response: { 200: DatabaseToolStatus } },
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/admin/pgadmin/start',
    access: 'admin',
    summary: 'Start the database tool, or get a new key to the one that runs',
    takesLong: true,
    schema: {
      response: {
        200: z.object({
          success: z.literal(true),
          isRunning: z.literal(true),
          url: z.string(),
          message: z.string(),
        }),
      },
    },
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/admin/pgadmin/stop',
    access: 'admin',
    summary: 'Stop the database tool',
    schema: {
      response: {
        200: z.object({ success: z.literal(true), isRunning: z.literal(false), message: z.string() }),
      },
    },
  }),
}
