import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { requiredText } from '../values/text.ts'

export const qrCodeApi = {
  generate: endpoint({
    method: 'POST',
    path: '/api/vendors/generate-qr',
    access: 'vendor',
    summary: "Draw the QR code of the vendor's own menu address",
    schema: {
      body: z.object({ url: requiredText('URL is required', 600, 'URL is too long') }),
      response: { 200: z.object({ success: z.literal(true), qrCodeUrl: z.string() }) },
    },
  }),
}
