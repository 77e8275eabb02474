import { accountsApi } from '@thela/contract/identity/accounts'
import type { FastifyRequest } from 'fastify'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { SIGN_INS_PER_MINUTE, SIGN_UPS_PER_HOUR } from '../../../http/limits.ts'
import { limitPerAddress } from '../../../http/pipeline/rate-limits.ts'
import { route } from '../../../http/route.ts'
import { presentVendor } from '../../vendors/record/present-vendor.ts'
import { findVendor, type VendorRow } from '../../vendors/record/queries.ts'
import { addAdmin } from '../admins/add-admin.ts'
import { createFirstAdmin } from '../admins/first-admin.ts'
import { findAdmin, listAdmins } from '../admins/queries.ts'
import { mailVerificationLink } from '../contact-details/verify-email.ts'
import { changePassword } from './change-password.ts'
import { logOut } from './log-out.ts'
import { loginAdmin } from './login-admin.ts'
import { loginVendor } from './login-vendor.ts'
import { registerVendor } from './register-vendor.ts'

export const accountRoutes: FeatureRoutes = (app, platform) => {
  const { db, config } = platform
  const present = (row: VendorRow) => presentVendor(row, config.publicOrigin)
  const signIn = { config: limitPerAddress(SIGN_INS_PER_MINUTE, '1 minute') }
  const signUp = { config: limitPerAddress(SIGN_UPS_PER_HOUR, '1 hour') }

  route(
    app,
    accountsApi.loginVendor,
    async ({ body, request }) => {
      const { vendor, ...session } = await loginVendor(db, body, visitOf(request))
      return { ...session, user: present(vendor) }
    },
    signIn,
  )

  route(app, accountsApi.loginAdmin, ({ body, request }) => loginAdmin(db, body, visitOf(request)), signIn)

  route(
    app,
    accountsApi.registerVendor,
    async ({ body, request }) => {
      const { vendor, mustVerifyEmail, ...session } = await registerVendor(platform, body, visitOf(request))
      // The account exists already: a failing or slow mail server must not fail the request.
      if (mustVerifyEmail)
        mailVerificationLink(platform, vendor.id).catch((error) =>
          request.log.error(error, 'link not mailed'),
        )
      return { ...session, user: present(vendor) }
    },
    signUp,
  )

  route(app, accountsApi.registerAdmin, async ({ caller, body }) => ({
    user: await addAdmin(db, caller, body),
  }))

  route(app, accountsApi.listAdmins, async () => ({ admins: await listAdmins(db) }))

  route(app, accountsApi.readProfile, async ({ caller, reply }) => {
    reply.header('cache-control', 'no-store')
    return caller.role === 'VENDOR'
      ? { vendor: present(await findVendor(db, caller.id)) }
      : { user: await findAdmin(db, caller.id) }
  })

  route(app, accountsApi.changePassword, async ({ caller, body }) => {
    await changePassword(db, caller, body)
    return { message: 'Password changed successfully!' }
  })

  route(app, accountsApi.logout, async ({ request }) => {
    await logOut(db, request.headers.authorization, request.ip)
    return { message: 'Logged out successfully' }
  })

  route(
    app,
    accountsApi.createFirstAdmin,
    async ({ body }) => ({ user: await createFirstAdmin(db, body) }),
    signUp,
  )
}

function visitOf(request: FastifyRequest) {
  return { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, 300) ?? null }
}
