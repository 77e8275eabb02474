import { builtInSettings } from '@thela/contract/core/platform'
import { expect, test } from 'vitest'
import { questionBeforeSaving } from './SettingsForm.tsx'

const open = { ...builtInSettings, siteDescription: '' }
const closed = { ...open, maintenanceMode: true }
const verifying = { ...open, requireEmailVerification: true }

test('whoever takes menus from the customers is asked first, and told which', () => {
  expect(questionBeforeSaving(open, closed)?.title).toBe('Close the site for maintenance?')
  const question = questionBeforeSaving(open, verifying)
  expect(question?.title).toBe('Require email verification?')
  expect(question?.description).toContain('Menus of vendors without a verified email go offline at once')
})

test('both switches at once are one question that tells of both', () => {
  const question = questionBeforeSaving(open, { ...closed, requireEmailVerification: true })
  expect(question?.title).toBe('Close the site for maintenance?')
  expect(question?.description).toMatch(/maintenance page.+without a verified email/)
})

test('what was on already, or is switched off, is not asked about', () => {
  for (const settings of [closed, verifying]) {
    expect(questionBeforeSaving(settings, { ...settings, siteName: 'Chaat Street' })).toBeUndefined()
    expect(questionBeforeSaving(settings, open)).toBeUndefined()
  }
})
