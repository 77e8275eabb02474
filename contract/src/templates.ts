import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { TemplatePreference } from './menu-page.ts'
import { ById, Id, requiredText, Timestamp } from './text.ts'

export const accessLevels = ['free', 'custom', 'premium'] as const

export const Template = z.object({
  id: Id,
  templateId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  isEnabled: z.boolean(),
  isActive: z.boolean(),
  accessLevel: z.enum(accessLevels),
  price: z.number().nullable(),
  features: z.array(z.string()),
  themeCount: z.int(),
  source: z.enum(['bundled', 'uploaded']),
  hasComponent: z.boolean(),
  createdAt: Timestamp,
})
export type Template = z.infer<typeof Template>

const TemplateList = z.object({ success: z.literal(true), data: z.array(Template) })
const Choice = z.object({ success: z.literal(true), data: TemplatePreference.nullable() })

export const TemplateChoice = z.object({
  templateId: requiredText('Template is required').max(64),
  themeIndex: z.int().min(0).max(20),
})
export type TemplateChoice = z.infer<typeof TemplateChoice>

const available = <const Path extends `/api/${string}`>(path: Path) =>
  endpoint({
    method: 'GET',
    path,
    access: 'any',
    summary: 'Templates that a vendor may use; a vendor asks for himself only',
    schema: { params: ById, response: { 200: TemplateList } },
  })

export const templatesApi = {
  listEnabled: endpoint({
    method: 'GET',
    path: '/api/templates/enabled',
    access: 'any',
    summary: 'Enabled templates; for a vendor those he may use',
    schema: { response: { 200: TemplateList } },
  }),
  listAvailable: available('/api/templates/available/:id'),
  listAvailableByAccess: available('/api/template-access/available/:id'),
  readChoice: endpoint({
    method: 'GET',
    path: '/api/vendors/template',
    access: 'vendor',
    summary: "The vendor's chosen template",
    schema: { response: { 200: Choice } },
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/vendors/template',
    access: 'vendor',
    summary: 'Choose a template and a theme',
    schema: {
      body: TemplateChoice,
      response: {
        200: z.object({ success: z.literal(true), data: TemplatePreference, message: z.string() }),
      },
    },
  }),
}
