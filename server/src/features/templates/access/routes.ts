import { templateAccessApi as api } from '@thela/contract/templates/access'
import { SUPPORT_CHAT, SUPPORT_EMAIL } from '@thela/contract/values/product'
import { accessDenied } from '../../../http/errors.ts'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { grantAccess, revokeAccess } from './grant-access.ts'
import { listOffers } from './list-offers.ts'
import { presentPermission, presentPurchase } from './present-access.ts'
import { requestPurchase, settlePurchase } from './purchase-template.ts'
import { listPermissions, listPurchases } from './queries.ts'
import { readStatus } from './read-status.ts'

const success = true as const

const HOW_TO_PAY = `Request received. We will contact you to arrange the payment; you can also reach us at ${SUPPORT_EMAIL} or ${SUPPORT_CHAT}.`

export const templateAccessRoutes: FeatureRoutes = (app, { db }) => {
  route(app, api.listPermissions, async ({ query }) => {
    const { rows, pagination } = await listPermissions(db, query)
    return { success, data: rows.map(presentPermission), pagination }
  })

  route(app, api.grant, async ({ caller, body, reply }) => {
    const { permission, isNew } = await grantAccess(db, caller, body)
    reply.code(isNew ? 201 : 200)
    return { success, data: permission, message: 'Access granted successfully!' }
  })

  route(app, api.revoke, async ({ caller, params }) => {
    await revokeAccess(db, caller, params)
    return { success, message: 'Access revoked successfully!' }
  })

  route(app, api.listOffers, async ({ caller }) => ({ success, data: await listOffers(db, caller.id) }))

  route(app, api.purchase, async ({ caller, body }) => ({
    success,
    data: await requestPurchase(db, caller, body.templateId),
    message: HOW_TO_PAY,
  }))

  route(app, api.listPurchases, async ({ query }) => {
    const { rows, pagination } = await listPurchases(db, query)
    return { success, data: rows.map(presentPurchase), pagination }
  })

  route(app, api.settlePurchase, async ({ caller, params, body }) => {
    const { purchase, permission } = await settlePurchase(db, caller, { ...body, ...params })
    return { success, data: purchase, permission }
  })

  route(app, api.readStatus, async ({ caller, params }) => {
    if (caller.role === 'VENDOR' && caller.id !== params.id) throw accessDenied()
    return { success, data: await readStatus(db, params.id, params.templateId) }
  })
}
