import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limitedList } from '../values/limited-list.ts'
import { limitedText, requiredText } from '../values/text.ts'
import { imageTypes, PublicSettings } from './platform.ts'

const NO_TYPES = 'Allowed file types are required'

type ImageType = (typeof imageTypes)[number]
const isImageType = (type: string): type is ImageType => imageTypes.some((known) => known === type)

/** A list, or a comma-separated text as in the form. */
const listFromText = (given: unknown) =>
  typeof given === 'string' && given.length <= 1000
    ? given.split(',').filter((type) => type.trim() !== '')
    : given

const AllowedFileTypes = z.preprocess(
  listFromText,
  limitedList(z.array(limitedText(20).toLowerCase(), { error: NO_TYPES }).min(1, NO_TYPES).max(20))
    .refine((types) => types.every(isImageType), `Choose from: ${imageTypes.join(', ')}`)
    .transform((types) => [...new Set(types.filter(isImageType))]),
)

/** The settings that can be saved, with their validation rules. */
export const SettingsInput = PublicSettings.extend({
  siteName: requiredText('Site name is required', 80, 'Site name must be at most 80 characters'),
  siteDescription: limitedText(300, 'Site description must be at most 300 characters').default(''),
  maxFileSize: z
    .number({ error: 'Maximum file size is required' })
    .min(1, 'Minimum size is 1 MB')
    .max(50, 'Maximum size is 50 MB')
    .multipleOf(0.1, 'At most one decimal'),
  allowedFileTypes: AllowedFileTypes,
})
export type SettingsInput = z.infer<typeof SettingsInput>

const SavedSettings = z.object({ settings: PublicSettings, message: z.string() })

export const settingsApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/settings',
    access: 'admin',
    summary: 'The saved settings, the defaults and what is in effect',
    schema: {
      response: {
        200: z.object({
          settings: PublicSettings,
          defaults: PublicSettings,
          saved: z.boolean(),
          effective: PublicSettings.pick({ maxFileSize: true, allowedFileTypes: true }),
          mailConfigured: z.boolean(),
        }),
      },
    },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/settings',
    access: 'admin',
    summary: 'Save the settings; they count within a second',
    schema: { body: SettingsInput, response: { 200: SavedSettings } },
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/admin/settings/reset',
    access: 'admin',
    summary: 'Save the defaults',
    schema: { response: { 200: SavedSettings } },
  }),
}
