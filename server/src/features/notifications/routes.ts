import { notificationsApi } from '@thela/contract/notifications'
import type { FeatureRoutes } from '../../http/feature-routes.ts'
import { route } from '../../http/route.ts'
import { readNotifications } from './read-notifications.ts'

export const notificationRoutes: FeatureRoutes = (app, { db }) => {
  route(app, notificationsApi.list, ({ query }) => readNotifications(db, query))
}
