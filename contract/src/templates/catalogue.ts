import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { Price } from '../values/price.ts'
import { ById, Id, optionalText, requiredText, Timestamp } from '../values/text.ts'

export const accessLevels = ['free', 'custom', 'premium'] as const
export type AccessLevel = (typeof accessLevels)[number]

/** The default price in the form when a template becomes premium, in rupees. */
export const PREMIUM_PRICE = 99.99

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
  /** The URL of an uploaded template's sandboxed frame; null for a bundled one. */
  frameUrl: z.string().nullable(),
  createdAt: Timestamp,
})
export type Template = z.infer<typeof Template>

/** The template that a vendor chose. */
export const TemplatePreference = z.object({ templateId: z.string(), themeIndex: z.int() })
export type TemplatePreference = z.infer<typeof TemplatePreference>

const TemplateList = z.object({ success: z.literal(true), data: z.array(Template) })
const TemplateAnswer = z.object({ success: z.literal(true), data: Template, message: z.string() })
const Choice = z.object({ success: z.literal(true), data: TemplatePreference.nullable() })

export const TemplateChoice = z.object({
  templateId: requiredText('Template is required', 64),
  themeIndex: z.int().min(0).max(20),
})
export type TemplateChoice = z.infer<typeof TemplateChoice>

const ID_AND_NAME = 'Template ID and name are required'
const INVALID_ID = 'Start with a letter; then letters, digits, - and _, up to 64 characters'

export const TemplateName = requiredText('Template name is required', 80).min(2, 'At least 2 characters')

export const NewTemplate = z.object({
  templateId: requiredText(ID_AND_NAME, 64, INVALID_ID).regex(/^[A-Za-z][A-Za-z0-9_-]{1,63}$/, INVALID_ID),
  name: requiredText(ID_AND_NAME, 80).min(2, 'At least 2 characters'),
  description: optionalText(300),
})
export type NewTemplate = z.infer<typeof NewTemplate>

/** Changes the name and description of the template, or who may use it. */
export const TemplateChange = z
  .object({
    name: TemplateName.optional(),
    description: optionalText(300),
    accessLevel: z.enum(accessLevels).optional(),
    price: Price.nullish(),
  })
  .superRefine(({ name, accessLevel, price }, { addIssue }) => {
    if (name === undefined && accessLevel === undefined)
      addIssue({ code: 'custom', path: ['name'], message: 'Template name is required' })
    if (accessLevel === 'premium' && (price === undefined || price === null))
      addIssue({ code: 'custom', path: ['price'], message: 'Price is required' })
  })
export type TemplateChange = z.infer<typeof TemplateChange>

const available = <const Path extends `/api/${string}`>(path: Path) =>
  endpoint({
    method: 'GET',
    path,
    access: 'any',
    summary: 'Templates that a vendor may use; vendors ask for themselves only',
    schema: { params: ById, response: { 200: TemplateList } },
  })

export const templatesApi = {
  listEnabled: endpoint({
    method: 'GET',
    path: '/api/templates/enabled',
    access: 'any',
    summary: 'Enabled templates; for a vendor those they may use',
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
  list: endpoint({
    method: 'GET',
    path: '/api/templates',
    access: 'admin',
    summary: 'All templates, enabled or not',
    schema: {
      querystring: pageQuery({ standard: 200, most: 500 }),
      response: { 200: TemplateList.extend({ pagination: Pagination }) },
    },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/templates',
    access: 'admin',
    summary: 'Offer a template whose component is there',
    schema: { body: NewTemplate, response: { 201: TemplateAnswer } },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/templates/:id',
    access: 'admin',
    summary: 'Change what a template is called, or who may use it',
    schema: { params: ById, body: TemplateChange, response: { 200: TemplateAnswer } },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/templates/:id',
    access: 'admin',
    summary: 'Delete a template and its permissions; menus that use it fall back to the default layout',
    schema: {
      params: ById,
      response: { 200: z.object({ success: z.literal(true), message: z.string() }) },
    },
  }),
  toggle: endpoint({
    method: 'PATCH',
    path: '/api/templates/:id/toggle',
    access: 'admin',
    summary: 'Enable or disable a template',
    schema: {
      params: ById,
      body: z.object({ isEnabled: z.boolean() }),
      response: { 200: TemplateAnswer },
    },
  }),
}
