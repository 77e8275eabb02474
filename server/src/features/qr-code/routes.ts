import { qrCodeApi } from '@thela/contract/qr-code'
import type { FeatureRoutes } from '../../http/feature-routes.ts'
import { route } from '../../http/route.ts'
import { generateQrCode } from './generate-qr-code.ts'

export const qrCodeRoutes: FeatureRoutes = (app, platform) => {
  const { config } = platform

  route(app, qrCodeApi.generate, async ({ caller, body, request }) => {
    // In production anyone can claim any host; at home the site is reached by several names.
    const here = config.isProduction ? [] : [`${request.protocol}://${request.host}`]
    const origins = [new URL(config.publicOrigin).origin, ...here]

    const qrCodeUrl = await generateQrCode(platform, caller, { url: body.url, origins })
    return { success: true as const, qrCodeUrl }
  })
}
