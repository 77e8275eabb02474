import { notificationsApi } from '@thela/contract/admin/notifications'
import { shareAnswers } from '../../../concurrency/share-answers.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { type NotificationsQuery, readNotifications } from './read-notifications.ts'

export const notificationRoutes: FeatureRoutes = (app, { db }) => {
  const readList = shareAnswers((query: NotificationsQuery) => readNotifications(db, query))

  route(app, notificationsApi.list, ({ query }) => readList(query))
}
