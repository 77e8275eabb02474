import { notificationsApi } from '@thela/contract/admin/notifications'
import { coalesceCalls } from '../../../concurrency/coalesce-calls.ts'
import type { Place } from '../../../db/replica.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { type NotificationsQuery, readNotifications } from './read-notifications.ts'

export const notificationRoutes: FeatureRoutes = (app, { reads }) => {
  const readList = coalesceCalls(({ place, query }: { place: Place; query: NotificationsQuery }) =>
    reads.askAt(place, (db) => readNotifications(db, query)),
  )

  route(app, notificationsApi.list, async ({ caller, query }) =>
    readList({ place: await reads.chooseFor(caller.id), query }),
  )
}
