import { contactApi } from '@thela/contract/site/contact'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { CONTACT_MESSAGES_PER_HOUR } from '../../../http/limits.ts'
import { limitPerAddress } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import { newId } from '../../../ids.ts'
import { mailMessage } from './mail-message.ts'
import { insertContactMessage } from './queries.ts'

export const contactRoutes: FeatureRoutes = (app, platform) => {
  route(
    app,
    contactApi.sendMessage,
    async ({ body, request }) => {
      await insertContactMessage(platform.db, { ...body, id: newId() })
      // The message is stored already: nobody waits for a slow mail server.
      mailMessage(platform, body).catch((error) => request.log.error(error, 'contact message not mailed'))

      return { success: true as const, message: 'Message sent successfully!' }
    },
    { config: limitPerAddress(CONTACT_MESSAGES_PER_HOUR, '1 hour') },
  )
}
