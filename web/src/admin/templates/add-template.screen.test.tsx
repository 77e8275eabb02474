import { messages } from '@thela/contract/error-body'
import { templatesApi } from '@thela/contract/templates/catalogue'
import { templateUploadsApi } from '@thela/contract/templates/uploads'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { textsOf } from '../../testing/read-screen.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'
import { aTemplate } from '../../testing/template-samples.ts'

const form = page.getByRole('dialog', { name: 'Add Template' })
const field = (label: string) => form.getByLabelText(label)
const file = field('Template file (optional)')
const submit = (name: string) => form.getByRole('button', { name, exact: true })
const results = form.getByRole('region', { name: 'Validation results' })
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

const COMPONENT = `import React from 'react'
export default function Plain({ vendorConfig, menuItems }) {
  return <main><h1>{vendorConfig.businessName}</h1>{menuItems.length}</main>
}`

const choose = (source: string, name = 'Corner.jsx') => file.upload(new File([source], name))

beforeEach(async () => {
  signInAdmin()
  const templates = [aTemplate('Basic')]
  answer(templatesApi.list, { success: true, data: templates, pagination: onePageOf(templates) })
  await showScreen('/admin/templates')
  await page.getByRole('button', { name: 'Add Template' }).click()
})

test('the form asks for a file, an ID, a name and a description [TMG-06]', async () => {
  for (const label of ['Template ID', 'Display Name', 'Description'])
    await expect.element(field(label)).toHaveValue('')
  await expect.element(file).toHaveAttribute('accept', '.jsx')
  expect(results.query()).toBeNull()

  await choose(COMPONENT)
  await expect.element(results).toBeVisible()
  await expect.element(form.getByRole('figure', { name: 'File preview' })).toMatchTextContent("from 'react'")
})

describe('without a file', () => {
  const fill = async (id: string, name = 'Corner') => {
    await field('Template ID').fill(id)
    await field('Display Name').fill(name)
  }

  test('an ID and a name are required [TMG-18]', async () => {
    await submit('Create Template').click()
    for (const label of ['Template ID', 'Display Name'])
      await expect.element(field(label)).toHaveAccessibleDescription('Template ID and name are required')
    expect(requestsTo(templatesApi.create)).toEqual([])
  })

  test('an ID that is taken is refused at its field [TMG-19]', async () => {
    await fill('BasicTemplate')
    await submit('Create Template').click()
    await expect
      .element(field('Template ID'))
      .toHaveAccessibleDescription('Template ID "BasicTemplate" already exists. Please use a different ID.')
    await expect.element(field('Template ID')).toHaveFocus()
    expect(requestsTo(templatesApi.create)).toEqual([])
  })

  test('an ID without a component is refused by the server [TMG-20]', async () => {
    const text = 'Template component not found. Please ensure the template file exists.'
    refuse(templatesApi.create, 400, { message: text })
    await fill('Nowhere')
    await submit('Create Template').click()
    await says(text)
    await expect.element(field('Template ID')).toHaveValue('Nowhere')
  })

  test('a template is created [TMG-17] [TMG-42]', async () => {
    answer(templatesApi.create, {
      success: true,
      data: aTemplate('Corner'),
      message: 'Template created successfully!',
    })
    await fill('CornerTemplate')
    const call = hold(templatesApi.create)
    await submit('Create Template').click()
    await expect.element(form.getByRole('button', { name: 'Creating...' })).toBeDisabled()
    call.release()
    await says('Template created successfully!')
    await expect.element(form).not.toBeInTheDocument()
    expect(requestsTo(templatesApi.create)).toMatchObject([
      { body: { templateId: 'CornerTemplate', name: 'Corner' } },
    ])
  })

  test('a failed creation says why, and the form stays [TMG-31]', async () => {
    disconnect(templatesApi.create)
    await fill('CornerTemplate')
    await submit('Create Template').click()
    await says('Failed to create template')
    refuse(templatesApi.create, 500, { message: messages.serverError })
    await submit('Create Template').click()
    await says(messages.serverError)
    await expect.element(field('Display Name')).toHaveValue('Corner')
  })
})

describe('a file', () => {
  test('that is no .jsx file is refused, and the form can do without it [TMG-21]', async () => {
    await choose('x', 'menu.png')
    await expect.element(file).toHaveAccessibleDescription(/^Please select a .jsx file/)
    await expect.element(submit('Create Template')).toBeEnabled()
    expect(results.query()).toBeNull()
  })

  test('gives the template its ID [TMG-22]', async () => {
    await choose(COMPONENT, 'Corner Café-2.jsx')
    await expect.element(field('Template ID')).toHaveValue('CornerCaf-2')
  })

  const checks = [
    'Default export present',
    'Uses React',
    'Accepts vendorConfig and menuItems',
    'Returns JSX',
    'Is a function or class component',
  ]
  const shown = () => textsOf(results.getByRole('listitem'))

  /** Every check passes but this one. */
  async function fails(check: string, source: string) {
    await choose(source)
    await expect.poll(shown).toEqual(checks.map((name) => `${name === check ? 'Failed' : 'Passed'}: ${name}`))
    await expect.element(results.getByText('Invalid template')).toBeVisible()
    await expect.element(submit('Upload Template')).toBeDisabled()
  }

  test('with a component is valid [TMG-17]', async () => {
    await choose(COMPONENT)
    await expect.poll(shown).toEqual(checks.map((name) => `Passed: ${name}`))
    await expect.element(results.getByText('Valid template', { exact: true })).toBeVisible()
    await expect.element(submit('Upload Template')).toBeEnabled()
  })

  test('needs a default export, or it cannot be uploaded [TMG-23] [TMG-28]', () =>
    fails('Default export present', COMPONENT.replace('export default ', '')))

  test('must use React [TMG-24]', () =>
    fails('Uses React', COMPONENT.replace("import React from 'react'", '')))

  test('must accept vendorConfig and menuItems [TMG-25]', () =>
    fails('Accepts vendorConfig and menuItems', COMPONENT.replaceAll('menuItems', 'dishes')))

  test('must return JSX [TMG-26]', () =>
    fails('Returns JSX', COMPONENT.replace(/return .*/, 'return vendorConfig.name + menuItems.length')))

  test('must have a function or a class [TMG-27]', () =>
    fails(
      'Is a function or class component',
      "import React from 'react'\nexport default // return <b />\n{ vendorConfig, menuItems, return <b /> }",
    ))
})

describe('an upload', () => {
  const { upload } = templateUploadsApi
  beforeEach(async () => {
    await choose(COMPONENT)
    await expect.element(field('Template ID')).toHaveValue('Corner')
  })

  test('needs a name [TMG-18]', async () => {
    await submit('Upload Template').click()
    await expect
      .element(field('Display Name'))
      .toHaveAccessibleDescription('Template ID and name are required')
  })

  test('sends file, ID and name, and says that it is uploading [TMG-17] [TMG-42]', async () => {
    answer(upload, {
      success: true,
      data: aTemplate('Corner', { source: 'uploaded' }),
      message: 'Template uploaded successfully!',
    })
    await field('Display Name').fill('Corner Café')
    const call = hold(upload)
    await submit('Upload Template').click()
    await expect.element(form.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
    call.release()
    await says('Template uploaded successfully!')
    await expect.element(form).not.toBeInTheDocument()
    const sent = requestsTo(upload)[0]?.body as FormData
    expect([sent.get('templateId'), sent.get('name')]).toEqual(['Corner', 'Corner Café'])
    expect(await (sent.get('template') as File).text()).toBe(COMPONENT)
  })

  test('that fails says what the server says, or that it failed [TMG-35]', async () => {
    disconnect(upload)
    await field('Display Name').fill('Corner Café')
    await submit('Upload Template').click()
    await says('Upload failed. Please try again.')
    refuse(upload, 507, { message: messages.diskFull })
    await submit('Upload Template').click()
    await says(messages.diskFull)
    await expect.element(field('Display Name')).toHaveValue('Corner Café')
  })

  test('of a template that exists asks for another ID [TMG-36]', async () => {
    const message = 'Template "Corner Café" already exists. Please use a different Template ID.'
    refuse(upload, 409, { message, error: 'Template already exists' })
    await field('Display Name').fill('Corner Café')
    await submit('Upload Template').click()
    await says(message)
  })

  test('that the server finds wrong lists what is wrong', async () => {
    refuse(upload, 400, {
      message: 'Template validation failed',
      details: [{ msg: 'eval is not allowed', path: 'template' }],
    })
    await field('Display Name').fill('Corner Café')
    await submit('Upload Template').click()
    await says('Template validation failed')
    await expect.poll(() => textsOf(results.getByRole('listitem'))).toContain('Failed: eval is not allowed')
  })
})
