import { issueVerificationToken } from '../../../src/features/core/one-time-tokens/issue-one-time-token.ts'
import { ADMIN, PASSWORD, registration } from '../../app.ts'
import type { Fixtures, Requests } from './fixtures.ts'

export function accountRequests({ admin, vendor, db, signedInVendor, unique }: Fixtures): Requests {
  return {
    'POST /api/auth/vendor/login': () => ({ payload: { phone: vendor.phone, password: PASSWORD } }),
    'POST /api/auth/admin/login': () => ({ payload: ADMIN }),
    'POST /api/auth/vendor/register': () => ({ payload: registration() }),
    'POST /api/auth/admin/register': () => ({
      headers: admin.headers,
      payload: { name: 'Second', email: `${unique()}@example.com`, password: 'Another long phrase 1!' },
    }),
    'POST /api/auth/change-password': async () => ({
      headers: (await signedInVendor()).headers,
      payload: { currentPassword: PASSWORD, newPassword: 'Changed1!' },
    }),
    'POST /api/auth/logout': async () => ({ headers: (await signedInVendor()).headers }),
    'POST /api/auth/verify-email': async () => {
      const { id } = await signedInVendor({ email: `${unique()}@example.com` })
      return { payload: { token: await issueVerificationToken(db, id) } }
    },
  }
}
