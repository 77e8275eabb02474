import { qrCodeApi } from '@thela/contract/vendors/qr-code'
import type { FeatureRoutes } from '../../../http/feature-routes.ts'
import { route } from '../../../http/route.ts'
import { generateQrCode } from './generate-qr-code.ts'

export const qrCodeRoutes: FeatureRoutes = (app, platform) => {
  route(app, qrCodeApi.generate, async ({ caller, body }) => {
    const qrCodeUrl = await generateQrCode(platform, caller, body.url)
    return { success: true as const, qrCodeUrl }
  })
}
