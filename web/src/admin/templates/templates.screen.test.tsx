import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { messages } from '@thela/contract/error-body'
import { type Template, templatesApi } from '@thela/contract/templates/catalogue'
import { templateUploadsApi } from '@thela/contract/templates/uploads'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerWrongly, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { figureOf, textsOf } from '../../testing/read-screen.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'
import { aTemplate } from '../../testing/template-samples.ts'

const PATH = '/admin/templates'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

const basic = aTemplate('Basic', { description: 'A printed menu card', features: ['Search', 'Photos'] })
const slate = aTemplate('Slate', { isEnabled: false })

const showTemplates = (templates: Template[]) =>
  answer(templatesApi.list, { success: true, data: templates, pagination: onePageOf(templates) })

beforeEach(() => {
  signInAdmin()
  showTemplates([basic, slate])
})

test('the address /admin/templates shows the templates, with a note and three buttons [RTE-28] [TMG-01] [TMG-02]', async () => {
  await showScreen(PATH)
  await expect.element(page.getByRole('heading', { name: 'Template Management', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('note')).toMatchTextContent('add your own as a .jsx file')
  for (const name of ['Validate', 'Sync Templates', 'Add Template'])
    await expect.element(button(name)).toBeEnabled()
})

test('the figures count all, enabled, disabled and missing templates [TMG-03]', async () => {
  showTemplates([basic, slate, aTemplate('Lost', { hasComponent: false })])
  await showScreen(PATH)
  await expect.element(card('Basic')).toBeVisible()
  expect(['Total', 'Enabled', 'Disabled', 'Missing'].map(figureOf)).toEqual([['3'], ['2'], ['1'], ['1']])
})

test('a card shows name, description, status, ID and features [TMG-04]', async () => {
  await showScreen(PATH)
  await expect.element(card('Basic').getByText('A printed menu card')).toBeVisible()
  await expect.element(card('Basic').getByText('Enabled', { exact: true })).toBeVisible()
  await expect.element(card('Basic').getByText('BasicTemplate')).toBeVisible()
  const features = card('Basic').getByRole('list', { name: 'Features' })
  expect(textsOf(features.getByRole('listitem'))).toEqual(['Search', 'Photos'])
  await expect.element(card('Slate').getByText('Disabled', { exact: true })).toBeVisible()
  await expect.element(card('Slate').getByText('No description.')).toBeVisible()
})

test('a card offers preview, editing, enabling or disabling, and deletion [TMG-05]', async () => {
  await showScreen(PATH)
  await expect.element(card('Basic')).toBeVisible()
  const actions = (name: string) => textsOf(card(name).getByRole('button'))
  expect(actions('Basic')).toEqual(['Preview Basic', 'Edit Basic', 'Disable Basic', 'Delete Basic'])
  expect(actions('Slate')).toEqual(['Preview Slate', 'Edit Slate', 'Enable Slate', 'Delete Slate'])
})

test('without templates the screen offers to restore them', async () => {
  showTemplates([])
  answer(templateUploadsApi.sync, {
    success: true,
    message: '6 templates restored',
    added: ['BasicTemplate'],
    removed: [],
  })
  await showScreen(PATH)
  await expect.element(page.getByRole('heading', { name: 'No templates yet' })).toBeVisible()
  showTemplates([basic])
  await page.getByRole('button', { name: 'Sync Templates' }).last().click()
  await says('6 templates restored')
  await expect.element(card('Basic')).toBeVisible()
})

describe('the list', () => {
  test('says that it is loading [TMG-10]', async () => {
    const call = hold(templatesApi.list)
    await showScreen(PATH)
    await expect.element(page.getByRole('status', { name: 'Loading templates' })).toBeVisible()
    call.release()
    await expect.element(card('Basic')).toBeVisible()
    await expect.element(page.getByRole('status', { name: 'Loading templates' })).not.toBeInTheDocument()
  })

  test('of an ended session links to the login [TMG-11] [TMG-13]', async () => {
    refuse(templatesApi.list, 401, { message: messages.sessionExpired })
    const { router } = await showScreen(PATH)
    await says('You are not authorized to view templates. Please log in as an admin user.')
    expect(page.getByRole('button', { name: 'Retry' }).query()).toBeNull()
    await button('Go to Login').click()
    await expect.poll(() => router.state.location.pathname).toBe('/admin/login')
  })

  test('that could not be loaded can be fetched again [TMG-12]', async () => {
    refuse(templatesApi.list, 500, { message: messages.serverError })
    await showScreen(PATH)
    await says('We could not load the templates.')
    expect(page.getByRole('button', { name: 'Go to Login' }).query()).toBeNull()
    showTemplates([basic])
    await button('Retry').click()
    await expect.element(card('Basic')).toBeVisible()
  })

  test('that is no list is a data error [TMG-14]', async () => {
    answerWrongly(templatesApi.list, { success: true, data: { no: 'list' } })
    await showScreen(PATH)
    await expect.element(page.getByRole('heading', { name: 'Data Error' })).toBeVisible()
  })
})

describe('a validation', () => {
  const { validate } = templateUploadsApi
  const answerValidation = (missing: string[]) =>
    answer(validate, {
      success: true,
      summary: { total: 2, valid: 2 - missing.length, missing: missing.length },
      results: [basic, slate].map(({ templateId, name }) => ({
        templateId,
        name,
        status: missing.includes(templateId) ? ('missing' as const) : ('valid' as const),
      })),
    })

  test('marks templates without a file and counts them [TMG-16] [TMG-38]', async () => {
    answerValidation(['SlateTemplate'])
    await showScreen(PATH)
    await button('Validate').click()
    await says('1 templates are missing files! Use Sync to clean up.')
    await expect.element(card('Slate').getByText('Missing Component')).toBeVisible()
    expect(card('Basic').getByText('Missing Component').query()).toBeNull()
    expect(figureOf('Missing')).toEqual(['1'])
  })

  test('without missing files says that all are valid [TMG-39]', async () => {
    answerValidation([])
    await showScreen(PATH)
    await button('Validate').click()
    await says('All templates are valid!')
  })

  test('that fails says so [TMG-40]', async () => {
    refuse(validate, 500, { message: messages.serverError })
    await showScreen(PATH)
    await button('Validate').click()
    await says('Failed to validate templates. Please try again.')
  })
})

test('a template without a component says so from the start [TMG-15]', async () => {
  showTemplates([basic, aTemplate('Lost', { hasComponent: false })])
  await showScreen(PATH)
  await expect.element(card('Lost').getByText('Missing Component')).toBeVisible()
  expect(card('Basic').getByText('Missing Component').query()).toBeNull()
})

test('a synchronization that fails says so [TMG-37]', async () => {
  refuse(templateUploadsApi.sync, 500, { message: messages.serverError })
  await showScreen(PATH)
  await button('Sync Templates').click()
  await says('Failed to sync templates. Please try again.')
})

describe('a template is enabled and disabled', () => {
  test('by its button [TMG-42]', async () => {
    answer(templatesApi.toggle, ({ body }) => {
      const { isEnabled } = body as { isEnabled: boolean }
      const message = `Template ${isEnabled ? 'enabled' : 'disabled'} successfully!`
      return { success: true as const, data: { ...slate, isEnabled }, message }
    })
    await showScreen(PATH)
    await expect.element(button('Enable Slate')).toBeVisible()
    showTemplates([basic, { ...slate, isEnabled: true }])
    await button('Enable Slate').click()
    await says('Template enabled successfully!')
    await expect.element(card('Slate').getByText('Enabled', { exact: true })).toBeVisible()
    showTemplates([basic, slate])
    await button('Disable Slate').click()
    await says('Template disabled successfully!')
    await expect.element(button('Enable Slate')).toBeVisible()
    expect(requestsTo(templatesApi.toggle)).toMatchObject([
      { params: { id: slate.id }, body: { isEnabled: true } },
      { params: { id: slate.id }, body: { isEnabled: false } },
    ])
  })

  test('or says why not [TMG-33]', async () => {
    disconnect(templatesApi.toggle)
    await showScreen(PATH)
    await button('Disable Basic').click()
    await says('Failed to toggle template')
    refuse(templatesApi.toggle, 409, { message: 'The component is missing' })
    await button('Disable Basic').click()
    await says('The component is missing')
    await expect.element(button('Disable Basic')).toBeVisible()
  })
})

describe('the edit form', () => {
  const edit = page.getByRole('dialog', { name: 'Edit Template' })
  const save = () => edit.getByRole('button', { name: 'Save Changes' }).click()
  beforeEach(async () => {
    await showScreen(PATH)
    await button('Edit Basic').click()
  })

  test('changes name and description, not the ID [TMG-07] [TMG-42]', async () => {
    answer(templatesApi.update, {
      success: true,
      data: { ...basic, name: 'Card' },
      message: 'Template updated successfully!',
    })
    await expect.element(edit.getByLabelText('Template ID')).toHaveValue('BasicTemplate')
    await expect.element(edit.getByLabelText('Template ID')).toHaveAttribute('readonly')
    await expect.element(edit.getByLabelText('Description')).toHaveValue('A printed menu card')
    await edit.getByLabelText('Display Name').fill('Card')
    showTemplates([{ ...basic, name: 'Card' }])
    await save()
    await says('Template updated successfully!')
    await expect.element(card('Card')).toBeVisible()
    expect(requestsTo(templatesApi.update)).toMatchObject([
      { params: { id: basic.id }, body: { name: 'Card', description: 'A printed menu card' } },
    ])
  })

  test('needs a name [TMG-29]', async () => {
    await edit.getByLabelText('Display Name').fill('')
    await save()
    await expect
      .element(edit.getByLabelText('Display Name'))
      .toHaveAccessibleDescription('Template name is required')
    expect(requestsTo(templatesApi.update)).toEqual([])
  })

  test('says why it could not be saved, and stays open [TMG-32]', async () => {
    disconnect(templatesApi.update)
    await edit.getByLabelText('Display Name').fill('Card')
    await save()
    await says('Failed to update template')
    refuse(templatesApi.update, 409, { message: 'Another template has this name' })
    await save()
    await says('Another template has this name')
    await expect.element(edit.getByLabelText('Display Name')).toHaveValue('Card')
  })
})

describe('a deletion', () => {
  const question = page.getByRole('alertdialog', { name: 'Delete "Basic"?' })
  const confirm = () => question.getByRole('button', { name: 'Delete Template' }).click()
  beforeEach(async () => {
    await showScreen(PATH)
    await button('Delete Basic').click()
  })

  test('is confirmed, and then the template is gone [TMG-30] [TMG-42]', async () => {
    answer(templatesApi.remove, { success: true, message: 'Template deleted successfully!' })
    await expect.element(question).toHaveAccessibleDescription(/^Menus that use this template will switch/)
    expect(requestsTo(templatesApi.remove)).toEqual([])
    showTemplates([slate])
    await confirm()
    await says('Template deleted successfully!')
    await expect.element(card('Basic')).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
    expect(requestsTo(templatesApi.remove)).toMatchObject([{ params: { id: basic.id } }])
  })

  test('can be cancelled', async () => {
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(requestsTo(templatesApi.remove)).toEqual([])
  })

  test('that fails says why [TMG-34]', async () => {
    disconnect(templatesApi.remove)
    await confirm()
    await says('Failed to delete template')
    refuse(templatesApi.remove, 409, { message: 'It is in use' })
    await confirm()
    await says('It is in use')
    await expect.element(question).toBeVisible()
  })
})

test('a preview without its vendors shows the sample menu [TMG-41]', async () => {
  disconnect(adminVendorsApi.list)
  await showScreen(PATH)
  await button('Preview Basic').click()
  const preview = page.getByRole('dialog', { name: 'Preview: Basic' })
  await expect.element(preview.getByRole('combobox', { name: 'Vendor data' })).toBeVisible()
  await says('Failed to load vendors for preview')
  await expect
    .poll(() => preview.element().querySelector('iframe')?.contentDocument?.body.textContent ?? '')
    .toContain('Sample Street Kitchen')
})
