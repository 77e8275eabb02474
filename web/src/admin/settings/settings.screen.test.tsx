import { builtInSettings, type PublicSettings, platformApi } from '@thela/contract/core/platform'
import { settingsApi } from '@thela/contract/core/settings'
import type { OutputOf } from '@thela/contract/endpoint'
import { messages } from '@thela/contract/error-body'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { textsOf } from '../../testing/read-screen.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const PATH = '/admin/settings'
const field = (label: string) => page.getByLabelText(label)
const types = page.getByRole('group', { name: 'Allowed File Types' })
const question = page.getByRole('alertdialog')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const sent = () => requestsTo(settingsApi.update).map(({ body }) => body)

const defaults: PublicSettings = { ...builtInSettings, allowedFileTypes: ['jpeg', 'png', 'webp'] }

const show = (more: Partial<OutputOf<typeof settingsApi.read>> = {}) =>
  answer(settingsApi.read, {
    settings: defaults,
    defaults,
    saved: true,
    effective: defaults,
    mailConfigured: false,
    ...more,
  })

beforeEach(() => {
  signInAdmin()
  show()
  answer(settingsApi.update, ({ body }) => ({
    settings: body as PublicSettings,
    message: 'Settings updated successfully!',
  }))
})

test('the address /admin/settings shows the settings [RTE-34]', async () => {
  await showScreen(PATH)
  await expect.element(page.getByRole('heading', { name: 'System Settings', level: 1 })).toBeVisible()
  await expect.element(field('Site Name')).toHaveValue('Thela')
  expect(document.title).toBe('System Settings | Thela')
})

describe('a change is saved as it was typed:', () => {
  async function savesAs(change: Partial<PublicSettings>) {
    await press('Save Settings')
    await says('Settings updated successfully!')
    expect(sent()).toEqual([{ ...defaults, ...change }])
  }

  test('site name and description [SET-01] [SET-02] [SET-15]', async () => {
    await showScreen(PATH)
    await expect.element(field('Site Name')).toHaveValue(defaults.siteName)
    await expect.element(field('Site Description')).toHaveValue(defaults.siteDescription)
    await field('Site Name').fill(' Chaat Street ')
    await field('Site Description').fill('The menus of one street')
    await savesAs({ siteName: 'Chaat Street', siteDescription: 'The menus of one street' })
  })

  test('new vendor registrations [SET-04]', async () => {
    await showScreen(PATH)
    await expect.element(field('Allow new vendor registrations')).toBeChecked()
    await field('Allow new vendor registrations').click()
    await savesAs({ allowRegistrations: false })
  })

  test('the size and the types of files [SET-06] [SET-07]', async () => {
    await showScreen(PATH)
    await expect.element(field('Maximum File Size (MB)')).toHaveValue(5)
    const checked = () =>
      ['jpeg', 'png', 'webp', 'gif'].filter(
        (type) => (types.getByLabelText(type).element() as HTMLInputElement).checked,
      )
    expect(checked()).toEqual(['jpeg', 'png', 'webp'])
    await field('Maximum File Size (MB)').fill('2.5')
    await types.getByLabelText('webp').click()
    await types.getByLabelText('gif').click()
    await savesAs({ maxFileSize: 2.5, allowedFileTypes: ['jpeg', 'png', 'gif'] })
  })

  test('a new name is in the sidebar and in the title at once', async () => {
    await showScreen(PATH)
    await field('Site Name').fill('Chaat Street')
    const renamed = { ...defaults, siteName: 'Chaat Street' }
    answer(platformApi.readSettings, { settings: renamed, timeZone: 'Asia/Kolkata' })
    await savesAs({ siteName: 'Chaat Street' })
    await expect
      .element(page.getByRole('complementary').getByRole('link', { name: 'Chaat Street' }))
      .toBeVisible()
    await expect.poll(() => document.title).toBe('System Settings | Chaat Street')
  })
})

test('before the first save the screen says which limits are in effect', async () => {
  show({ saved: false, effective: { maxFileSize: 5, allowedFileTypes: ['jpeg', 'gif'] } })
  await showScreen(PATH)
  await says('Until you save these settings for the first time, images can be jpeg, gif up to 5 MB.')
})

describe('an invalid form says at the field', () => {
  const size = field('Maximum File Size (MB)')
  beforeEach(() => showScreen(PATH))

  test('that the name is missing [SET-08]', async () => {
    await field('Site Name').fill(' ')
    await press('Save Settings')
    await expect.element(field('Site Name')).toHaveAccessibleDescription('Site name is required')
    await expect.element(field('Site Name')).toHaveFocus()
    expect(sent()).toEqual([])
  })

  test('that the size is missing, too small or too large [SET-09] [SET-10] [SET-11]', async () => {
    await size.fill('')
    await press('Save Settings')
    await expect.element(size).toHaveAccessibleDescription('Maximum file size is required')
    await size.fill('0.9')
    await expect.element(size).toHaveAccessibleDescription('Minimum size is 1 MB')
    await size.fill('50.1')
    await expect.element(size).toHaveAccessibleDescription('Maximum size is 50 MB')
    expect(sent()).toEqual([])
  })

  test('and takes a size from 1 to 50 [CONST-44]', async () => {
    for (const [edge, beyond] of [
      ['1', '0.9'],
      ['50', '50.1'],
    ] as const) {
      await size.fill(beyond)
      await press('Save Settings')
      await expect.element(size).toHaveAccessibleDescription()
      await size.fill(edge)
      await expect.element(size).not.toHaveAccessibleDescription()
    }
    await expect.element(size).toHaveAttribute('min', '1')
    await expect.element(size).toHaveAttribute('max', '50')
    await press('Save Settings')
    await says('Settings updated successfully!')
    expect(sent()).toMatchObject([{ maxFileSize: 50 }])
  })

  test('that no type of file is left [SET-12]', async () => {
    for (const type of ['jpeg', 'png', 'webp']) await types.getByLabelText(type).click()
    await press('Save Settings')
    await expect.element(types).toHaveAccessibleDescription('Allowed file types are required')
    expect(sent()).toEqual([])
  })
})

test('settings that could not be saved stay in the form [SET-16]', async () => {
  disconnect(settingsApi.update)
  await showScreen(PATH)
  await field('Site Name').fill('Chaat Street')
  await press('Save Settings')
  await says('Failed to update settings')
  await expect.element(field('Site Name')).toHaveValue('Chaat Street')
})

describe('closing the site for maintenance', () => {
  beforeEach(async () => {
    await showScreen(PATH)
    await expect.element(field('Maintenance Mode')).not.toBeChecked()
    await field('Maintenance Mode').click()
    await press('Save Settings')
  })

  test('needs a confirmation [SET-03]', async () => {
    await expect.element(question).toHaveAccessibleName('Close the site for maintenance?')
    expect(sent()).toEqual([])
    await question.getByRole('button', { name: 'Close the Site' }).click()
    await says('Settings updated successfully!')
    expect(sent()).toMatchObject([{ maintenanceMode: true }])
  })

  test('can be cancelled', async () => {
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(sent()).toEqual([])
  })
})

describe('a reset', () => {
  test('is confirmed, and then the defaults are in the form [SET-17]', async () => {
    show({ settings: { ...defaults, siteName: 'Chaat Street', maxFileSize: 9 } })
    answer(settingsApi.reset, { settings: defaults, message: 'Settings reset to defaults successfully!' })
    await showScreen(PATH)
    await expect.element(field('Site Name')).toHaveValue('Chaat Street')
    await press('Reset to Defaults')
    await expect.element(question).toHaveAccessibleName('Reset all settings to defaults?')
    await expect
      .element(question)
      .toHaveAccessibleDescription(/goes back to Thela.+jpeg, png, webp up to 5 MB/)
    expect(requestsTo(settingsApi.reset)).toEqual([])

    show()
    await question.getByRole('button', { name: 'Reset to Defaults' }).click()
    await says('Settings reset to defaults successfully!')
    await expect.element(field('Site Name')).toHaveValue('Thela')
    await expect.element(field('Maximum File Size (MB)')).toHaveValue(5)
  })

  test('can be cancelled, and says when it fails', async () => {
    disconnect(settingsApi.reset)
    await showScreen(PATH)
    await press('Reset to Defaults')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(requestsTo(settingsApi.reset)).toEqual([])

    await press('Reset to Defaults')
    await question.getByRole('button', { name: 'Reset to Defaults' }).click()
    await says('Failed to update settings')
  })
})

describe('requiring verified emails', () => {
  const box = page.getByLabelText('Require email verification for vendors')

  test('needs a mail server [SET-05]', async () => {
    await showScreen(PATH)
    await expect.element(box).toBeDisabled()
    await expect.element(box).toHaveAccessibleDescription(/^This needs a mail server/)
  })

  test('says which menus go offline, and can be cancelled or confirmed [SET-05]', async () => {
    show({ mailConfigured: true })
    await showScreen(PATH)
    await expect.element(box).toHaveAccessibleDescription(/also applies to menus that are online now/)
    await box.click()
    await press('Save Settings')
    await expect.element(question).toHaveAccessibleName('Require email verification?')
    await expect.element(question).toHaveAccessibleDescription(/vendors without a verified email go offline/)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(sent()).toEqual([])

    await press('Save Settings')
    await question.getByRole('button', { name: 'Require Verification' }).click()
    await says('Settings updated successfully!')
    expect(sent()).toMatchObject([{ requireEmailVerification: true }])
  })
})

test('the settings say that they are loading, and when they could not be loaded', async () => {
  refuse(settingsApi.read, 500, { message: messages.serverError })
  const call = hold(settingsApi.read)
  await showScreen(PATH)
  await expect.element(page.getByRole('status', { name: 'Loading settings' })).toBeVisible()
  call.release()
  await says('We could not load the settings.')
  show()
  await press('Retry')
  await expect.element(field('Site Name')).toHaveValue('Thela')
  expect(textsOf(types.getByRole('checkbox'))).toHaveLength(4)
})
