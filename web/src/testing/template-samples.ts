import type { Template } from '@thela/contract/templates/catalogue'

/** A bundled template that everybody may use. */
export const aTemplate = (name: string, more: Partial<Template> = {}): Template => ({
  id: `record-of-${name.toLowerCase()}`,
  templateId: `${name}Template`,
  name,
  description: null,
  isEnabled: true,
  isActive: true,
  accessLevel: 'free',
  price: null,
  features: [],
  themeCount: 4,
  source: 'bundled',
  hasComponent: true,
  frameUrl: null,
  createdAt: '2026-10-01T06:30:00.000Z',
  ...more,
})
