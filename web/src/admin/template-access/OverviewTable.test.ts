import type { Template } from '@thela/contract/templates/catalogue'
import { expect, test } from 'vitest'
import { templateStatus } from './OverviewTable.tsx'

const template = { templateId: 'Luxury', accessLevel: 'premium', isActive: true, isEnabled: true } as Template

test('a template is active while it is offered, and expired when all its permissions are', () => {
  expect(templateStatus(template)).toBe('Active')
  expect(templateStatus(template, { given: 0, ended: 0 })).toBe('Active')
  expect(templateStatus(template, { given: 2, ended: 1 })).toBe('Active')
  expect(templateStatus(template, { given: 2, ended: 2 })).toBe('Expired')
  expect(templateStatus({ ...template, accessLevel: 'free' }, { given: 2, ended: 2 })).toBe('Active')
  expect(templateStatus({ ...template, isEnabled: false, isActive: false })).toBe('Inactive')
})
