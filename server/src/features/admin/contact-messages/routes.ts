import { contactMessagesApi } from '@thela/contract/admin/contact-messages'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { markMessage } from './mark-message.ts'
import { listContactMessages } from './queries.ts'

export const contactMessageRoutes: FeatureRoutes = (app, { db }) => {
  route(app, contactMessagesApi.list, async ({ query }) => {
    const { rows, pagination } = await listContactMessages(db, query.handled, query)
    return { messages: rows, pagination }
  })

  route(app, contactMessagesApi.update, async ({ caller, params, body }) => ({
    contactMessage: await markMessage(db, caller, { ...params, ...body }),
  }))
}
