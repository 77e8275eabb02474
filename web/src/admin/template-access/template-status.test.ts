import type { TemplatePermission } from '@thela/contract/template-access'
import type { Template } from '@thela/contract/templates'
import { expect, test } from 'vitest'
import { templateStatus } from './template-status.ts'

const template = { templateId: 'Luxury', accessLevel: 'premium', isActive: true, isEnabled: true } as Template
const permission = (status: string, templateId = 'Luxury') =>
  ({ status, template: { name: '', templateId } }) as TemplatePermission

test('a template is active while it is offered, and expired when all its permissions are [TACC-04]', () => {
  expect(templateStatus(template, [])).toBe('Active')
  expect(templateStatus(template, [permission('Expired'), permission('Active')])).toBe('Active')
  expect(templateStatus(template, [permission('Expired'), permission('Active', 'Other')])).toBe('Expired')
  expect(templateStatus({ ...template, accessLevel: 'free' }, [permission('Expired')])).toBe('Active')
  expect(templateStatus({ ...template, isEnabled: false, isActive: false }, [])).toBe('Inactive')
})
