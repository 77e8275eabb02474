import { notificationsApi } from '@thela/contract/notifications'
import type { FeatureRoutes } from '../../http/feature-routes.ts'
import { route } from '../../http/route.ts'
import { shareAnswers } from '../../share-answers.ts'
import { type NotificationsQuery, readNotifications } from './read-notifications.ts'

export const notificationRoutes: FeatureRoutes = (app, { db }) => {
  const readList = shareAnswers((query: NotificationsQuery) => readNotifications(db, query))

  route(app, notificationsApi.list, ({ query }) => readList(query))
}
