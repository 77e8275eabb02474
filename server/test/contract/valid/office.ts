import { builtInSettings } from '@thela/contract/core/platform'
import type { Fixtures, Requests } from './fixtures.ts'

export function officeRequests({ admin, db, did, signedInVendor, unique }: Fixtures): Requests {
  const { headers } = admin
  const aVendor = async () => ({ id: (await signedInVendor()).id })
  const onVendor = (payload?: object) => async () => ({ headers, params: await aVendor(), payload })
  const settings = () => ({
    ...builtInSettings,
    siteName: unique(),
    siteDescription: '',
    maxFileSize: 10,
    allowedFileTypes: ['jpeg', 'png'],
  })

  return {
    'DELETE /api/admin/vendors/:id': onVendor(),
    'PATCH /api/admin/vendors/:id/status': onVendor({ isActive: false }),
    'PATCH /api/admin/vendors/:id/settings': onVendor({ showAds: false }),
    'PATCH /api/admin/vendors/:id/ban': onVendor({ isBanned: true, reason: 'Spam' }),
    'POST /api/admin/vendors/:id/reset-password': onVendor({ newPassword: 'Changed1!' }),
    'PATCH /api/admin/contact-messages/:id': async () => {
      const message = {
        name: 'Mira',
        email: 'm@example.com',
        subject: 'Hello',
        message: 'A long enough text',
      }
      await did('POST', '/api/contact', message, {} as typeof headers)
      const { id } = await db.selectFrom('contactMessages').select('id').executeTakeFirstOrThrow()
      return { headers, params: { id }, payload: { handled: true } }
    },
    'PUT /api/admin/settings': () => ({ headers, payload: settings() }),
    'POST /api/admin/settings/reset': () => ({ headers }),
    'POST /api/backup/manual': () => ({ headers }),
    'POST /api/admin/pgadmin/start': () => ({ headers }),
    'POST /api/admin/pgadmin/stop': () => ({ headers }),
  }
}
