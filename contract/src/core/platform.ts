import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_DESCRIPTION, PRODUCT_NAME } from '../values/product.ts'

export const imageTypes = ['jpeg', 'png', 'webp', 'gif'] as const

/**
 * Every setting; all of them may be seen by everyone. The form's schema, the columns that are read and the switches of
 * the screen follow this list: a new one is a line here, its built-in value below, and a column in a migration.
 */
export const PublicSettings = z.object({
  siteName: z.string(),
  siteDescription: z.string(),
  maintenanceMode: z.boolean(),
  allowRegistrations: z.boolean(),
  requireEmailVerification: z.boolean(),
  maxFileSize: z.number(),
  allowedFileTypes: z.array(z.enum(imageTypes)),
})
export type PublicSettings = z.infer<typeof PublicSettings>

/** Apply until an administrator first saves the settings (DEC-041), as do the others below (DEC-150). */
export const builtInUploadLimits: Pick<PublicSettings, 'maxFileSize' | 'allowedFileTypes'> = {
  maxFileSize: 5,
  allowedFileTypes: [...imageTypes],
}

export const builtInSettings: PublicSettings = {
  siteName: PRODUCT_NAME,
  siteDescription: PRODUCT_DESCRIPTION,
  maintenanceMode: false,
  allowRegistrations: true,
  requireEmailVerification: false,
  ...builtInUploadLimits,
}

export const platformApi = {
  readHealth: endpoint({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    worksInMaintenance: true,
    summary: 'Whether the server and its database answer',
    schema: {
      response: {
        200: z.object({ status: z.literal('ok'), version: z.string(), uptime: z.number(), time: z.string() }),
      },
    },
  }),
  readSettings: endpoint({
    method: 'GET',
    path: '/api/public/settings',
    access: 'public',
    worksInMaintenance: true,
    summary: 'The platform settings in effect, and the time zone of its days',
    schema: { response: { 200: z.object({ settings: PublicSettings, timeZone: z.string() }) } },
  }),
}
