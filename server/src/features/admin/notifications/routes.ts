import { notificationsApi } from '@thela/contract/admin/notifications'
import { coalesceCalls } from '../../../concurrency/coalesce-calls.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { sayWhileCounting } from '../../analytics/rollups/rebuild/say-while-counting.ts'
import { type NotificationsQuery, readNotifications } from './read-notifications.ts'

export const notificationRoutes: FeatureRoutes = (app, { db }) => {
  const readList = coalesceCalls(
    sayWhileCounting(db, (query: NotificationsQuery) => readNotifications(db, query)),
  )

  route(app, notificationsApi.list, ({ query }) => readList(query))
}
