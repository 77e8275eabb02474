import { areaAdQueueApi } from '@thela/contract/ads/area-queue'
import { adQueueApi } from '@thela/contract/ads/queue'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { addToQueue } from './add-to-queue.ts'
import { setPriority, setQueueStatus, setStatusAt } from './change-queue.ts'
import { readAreaQueue, readQueue, readQueueStats } from './items/list-items.ts'
import { migratePriorities } from './migrate-priorities.ts'
import { priorityInfo } from './priority-info.ts'
import { startCampaign } from './start-campaign.ts'

const STATUS_UPDATED = 'Ad status updated successfully'

/** One queue, two screens with their own parameters (DEC-129). */
export const adQueueRoutes: FeatureRoutes = (app, platform) => {
  const { db } = platform

  route(app, adQueueApi.readStats, async () => ({ stats: await readQueueStats(db) }))
  route(app, adQueueApi.list, ({ query }) => readQueue(db, query))
  route(app, adQueueApi.readPriorityInfo, () => priorityInfo)

  route(app, adQueueApi.add, async ({ caller, body, reply }) => {
    const { item, refreshed } = await addToQueue(db, caller, body)
    reply.code(refreshed ? 200 : 201)
    const message = refreshed ? 'Queue refreshed successfully' : 'Ad added to queue successfully'
    return { item, refreshed, message }
  })

  route(app, adQueueApi.setPriority, async ({ caller, body }) => ({
    item: await setPriority(db, caller, body),
    message: 'Priority updated successfully',
  }))

  route(app, adQueueApi.deactivate, async ({ caller, body }) => ({
    updated: await setQueueStatus(db, caller, body),
    message: STATUS_UPDATED,
  }))

  areaQueueRoutes(app, platform)
}

const areaQueueRoutes: FeatureRoutes = (app, { db }) => {
  route(app, areaAdQueueApi.readPriorityInfo, () => priorityInfo)
  route(app, areaAdQueueApi.readStats, async ({ query }) => ({ stats: await readQueueStats(db, query) }))
  route(app, areaAdQueueApi.list, ({ query }) => readAreaQueue(db, query))
  route(app, areaAdQueueApi.migratePriorities, ({ caller, body }) => migratePriorities(db, caller, body))

  route(app, areaAdQueueApi.toggleStatus, async ({ caller, body }) => ({
    item: await setStatusAt(db, caller, body),
    message: STATUS_UPDATED,
  }))

  route(app, areaAdQueueApi.startCampaign, async ({ caller, body, key }) => ({
    ...(await startCampaign(db, caller, body, key)),
    message: 'Campaign created successfully!',
  }))
}
