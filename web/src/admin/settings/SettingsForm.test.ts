import { builtInSettings } from '@thela/contract/core/platform'
import { expect, test } from 'vitest'
import { confirmationBeforeSaving } from './SettingsForm.tsx'

const open = { ...builtInSettings, siteDescription: '' }
const closed = { ...open, maintenanceMode: true }
const verifying = { ...open, requireEmailVerification: true }

test('taking menus offline needs a confirmation that says which menus', () => {
  expect(confirmationBeforeSaving(open, closed)?.title).toBe('Close the site for maintenance?')
  const confirmation = confirmationBeforeSaving(open, verifying)
  expect(confirmation?.title).toBe('Require email verification?')
  expect(confirmation?.description).toContain(
    'Menus of vendors without a verified email go offline immediately',
  )
})

test('both settings at once are one confirmation with both texts', () => {
  const confirmation = confirmationBeforeSaving(open, { ...closed, requireEmailVerification: true })
  expect(confirmation?.title).toBe('Close the site for maintenance?')
  expect(confirmation?.description).toMatch(/maintenance page.+without a verified email/)
})

test('a setting that was already on, or is turned off, needs no confirmation', () => {
  for (const settings of [closed, verifying]) {
    expect(confirmationBeforeSaving(settings, { ...settings, siteName: 'Chaat Street' })).toBeUndefined()
    expect(confirmationBeforeSaving(settings, open)).toBeUndefined()
  }
})
