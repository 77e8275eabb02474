import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const PublicStats = z.object({
  totalVendors: z.int(),
  totalMenuItems: z.int(),
  totalMenuViews: z.int(),
  totalQrScans: z.int(),
})
export type PublicStats = z.infer<typeof PublicStats>

export const publicStatsApi = {
  readStats: endpoint({
    method: 'GET',
    path: '/api/public/stats',
    access: 'public',
    summary: 'How many vendors and dishes are online and how often menus were opened, at most 5 minutes old',
    schema: { response: { 200: z.object({ stats: PublicStats }) } },
  }),
}
