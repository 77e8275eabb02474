import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { platformApi } from '@thela/contract/core/platform'
import { messages } from '@thela/contract/error-body'
import {
  type TemplatePermission,
  type TemplatePurchase,
  templateAccessApi,
} from '@thela/contract/templates/access'
import { type Template, templatesApi } from '@thela/contract/templates/catalogue'
import { setPlatformTimeZone } from '@thela/contract/values/time-zone'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../api/query-client.ts'
import { pageOf } from '../../testing/ad-samples.ts'
import { anAdminVendor } from '../../testing/admin-samples.ts'
import { answer, answerWrongly, disconnect, refuse, requestsTo } from '../../testing/contract-server.ts'
import { textsOf } from '../../testing/read-screen.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'
import { aTemplate } from '../../testing/template-samples.ts'

const PATH = '/admin/template-access'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const table = (name: string) => page.getByRole('table', { name })
const rowOf = (name: string, text: string) => table(name).getByRole('row').filter({ hasText: text })

const basic = aTemplate('Basic')
const luxury = aTemplate('Luxury', { accessLevel: 'premium', price: 99.99 })
const holder = { id: 'asha', businessName: 'Asha Chaat', name: 'Asha Patel', phone: '+919876543210' }

const aPermission = (more: Partial<TemplatePermission> = {}): TemplatePermission => ({
  id: 'permission',
  template: { name: 'Luxury', templateId: 'LuxuryTemplate' },
  vendor: holder,
  admin: { name: 'Meera Shah' },
  grantedAt: '2026-11-01T06:30:00.000Z',
  expiresAt: null,
  isActive: true,
  status: 'Active',
  ...more,
})

const showTemplates = (data: Template[]) =>
  answer(templatesApi.list, { success: true, data, pagination: onePageOf(data) })

/** As the server filters them. */
const showPermissions = (permissions: TemplatePermission[]) =>
  answer(templateAccessApi.listPermissions, (call) => {
    const { status, templateId } = call.query
    const found = permissions.filter(
      (permission) =>
        (status === 'all' || permission.status.toLowerCase() === status) &&
        (!templateId || permission.template.templateId === templateId),
    )
    const { entries, pagination } = pageOf(found, call)
    return { success: true as const, data: entries, pagination }
  })

const showPurchases = (data: TemplatePurchase[]) =>
  answer(templateAccessApi.listPurchases, { success: true, data, pagination: onePageOf(data) })

beforeEach(() => {
  signInAdmin()
  showTemplates([basic, luxury])
  showPermissions([aPermission()])
  showPurchases([])
  answer(adminVendorsApi.list, { vendors: [vendorToChoose], pagination: onePageOf([vendorToChoose]) })
})

const vendorToChoose = anAdminVendor('Asha Chaat', { ...holder, email: null, location: 'Adajan, Surat' })

test('the address /admin/template-access shows who may use which template [RTE-29]', async () => {
  await showScreen(PATH)
  await expect.element(page.getByRole('heading', { name: 'Template Access Control', level: 1 })).toBeVisible()
  await expect.element(rowOf('Active Permissions', 'Asha Chaat')).toBeVisible()
})

describe('the grant form', () => {
  const template = page.getByRole('combobox', { name: 'Template', exact: true })
  const vendor = page.getByRole('combobox', { name: 'Vendor', exact: true })
  const expiry = page.getByLabelText('Expires on')
  const grant = () => button('Grant Access').click()
  const sent = () => requestsTo(templateAccessApi.grant).map(({ body }) => body)

  async function chooseBoth() {
    await template.selectOptions('Luxury')
    await vendor.fill('Asha')
    await page.getByRole('option', { name: 'Asha Chaat (+919876543210)' }).click()
  }

  beforeEach(async () => {
    answer(templateAccessApi.grant, {
      success: true,
      data: aPermission(),
      message: 'Access granted successfully!',
    })
    await showScreen(PATH)
  })
  afterEach(() => setPlatformTimeZone('Asia/Kolkata'))

  test('takes a template, a vendor and an expiry [TACC-01] [TACC-17]', async () => {
    await chooseBoth()
    await expiry.fill('2099-03-05')
    await grant()
    await says('Access granted successfully!')
    expect(sent()).toEqual([
      { templateId: 'LuxuryTemplate', vendorId: 'asha', expiresAt: '2099-03-05T18:29:59.999Z' },
    ])
    // The server searches: of thousands of vendors the screen holds but a few.
    expect(requestsTo(adminVendorsApi.list).at(-1)?.query).toMatchObject({ search: 'Asha' })
  })

  test('needs a template and a vendor [TACC-02]', async () => {
    await grant()
    for (const field of [template, vendor])
      await expect.element(field).toHaveAccessibleDescription('Please select both template and vendor')
    expect(sent()).toEqual([])
  })

  test('without an expiry grants for good [TACC-03]', async () => {
    await expect.element(expiry).toHaveAccessibleDescription('Leave empty for permanent access.')
    await chooseBoth()
    await grant()
    await says('Access granted successfully!')
    expect(sent()).toMatchObject([{ expiresAt: null }])
  })

  test('grants until the end of the day in the time zone of the platform, not of the browser', async () => {
    // Once the settings have arrived, which say the time zone.
    await expect.poll(() => requestsTo(platformApi.readSettings)).toHaveLength(1)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    setPlatformTimeZone('America/New_York')
    await chooseBoth()
    await expiry.fill('2099-03-05')
    await grant()
    await says('Access granted successfully!')
    expect(sent()).toMatchObject([{ expiresAt: '2099-03-06T04:59:59.999Z' }])
  })

  test('that fails keeps what was chosen [TACC-13]', async () => {
    disconnect(templateAccessApi.grant)
    await chooseBoth()
    await grant()
    await says('Failed to grant access')
    await expect.element(template).toHaveValue('LuxuryTemplate')
  })

  test('has the template that was chosen in the overview', async () => {
    await button('Grant Luxury').click()
    await expect.element(template).toHaveValue('LuxuryTemplate')
  })
})

describe('the overview', () => {
  test('shows name, ID, level, price, status and three actions [TACC-04]', async () => {
    const custom = aTemplate('Slate', { accessLevel: 'custom', isEnabled: false })
    showTemplates([basic, luxury, custom])
    await showScreen(PATH)
    const cells = (text: string) => textsOf(rowOf('Templates Overview', text).getByRole('cell'))
    await expect
      .poll(() => cells('BasicTemplate').slice(0, 5))
      .toEqual(['NameBasic', 'IDBasicTemplate', 'Access levelfree', 'PriceNone', 'StatusActive'])
    expect(cells('LuxuryTemplate').slice(2, 5)).toEqual([
      'Access levelpremium',
      'Price₹99.99',
      'StatusActive',
    ])
    expect(cells('SlateTemplate').slice(2, 5)).toEqual(['Access levelcustom', 'PriceNone', 'StatusInactive'])
    for (const name of ['Grant Luxury', 'View details of Luxury', 'Edit access level of Luxury'])
      await expect.element(button(name)).toBeVisible()
  })

  test('says Expired when all permissions of a template have ended [TACC-04]', async () => {
    showPermissions([aPermission({ status: 'Expired', expiresAt: '2026-11-02T18:29:59.999Z' })])
    await showScreen(PATH)
    await expect
      .element(rowOf('Templates Overview', 'LuxuryTemplate').getByText('Expired', { exact: true }))
      .toBeVisible()
  })
})

test('a permission shows template, vendor, who granted it and when, and its end or Never [TACC-05]', async () => {
  const lent = { id: 'lent', admin: null, expiresAt: '2099-03-05T18:29:59.999Z' }
  showPermissions([
    aPermission(),
    aPermission({ ...lent, vendor: { ...holder, businessName: 'Ravi Locho' } }),
  ])
  await showScreen(PATH)
  const cells = (text: string) => textsOf(rowOf('Active Permissions', text).getByRole('cell'))
  await expect
    .poll(() => cells('Asha Chaat'))
    .toEqual([
      'TemplateLuxury',
      'VendorAsha ChaatAsha Patel, +919876543210',
      'Granted byMeera Shah',
      'Granted atNov 1, 2026',
      'ExpiresNever',
      'Revoke Luxury from Asha Chaat',
    ])
  expect(cells('Ravi Locho').slice(2, 5)).toEqual([
    'Granted byN/A',
    'Granted atNov 1, 2026',
    'ExpiresMar 5, 2099',
  ])
})

test('permissions have pages of 50', async () => {
  showPermissions(Array.from({ length: 60 }, (_, n) => aPermission({ id: `permission${n}` })))
  await showScreen(PATH)
  const rows = () => table('Active Permissions').getByRole('row').elements().length - 1
  await expect.poll(rows).toBe(50)
  await button('Next').click()
  await says('Page 2 of 2')
  await expect.poll(rows).toBe(10)
})

describe('the details of a template', () => {
  const details = page.getByRole('dialog', { name: 'Luxury' })
  const open = async () => {
    await showScreen(PATH)
    await button('View details of Luxury').click()
  }

  test('list its permissions with their status [TACC-06] [TACC-10] [TACC-11]', async () => {
    showPermissions([
      aPermission({ id: 'one' }),
      aPermission({ id: 'two', status: 'Expired', expiresAt: '2026-11-02T18:29:59.999Z' }),
      aPermission({ id: 'three', template: { name: 'Other', templateId: 'OtherTemplate' } }),
    ])
    await open()
    const entries = details.getByRole('list', { name: 'Permissions' }).getByRole('listitem')
    await expect
      .poll(() => textsOf(entries))
      .toEqual([
        'Asha ChaatGranted Nov 1, 2026 by Meera Shah, expires NeverActive',
        'Asha ChaatGranted Nov 1, 2026 by Meera Shah, expires Nov 2, 2026Expired',
      ])
    for (const text of ['LuxuryTemplate', 'premium', '₹99.99', 'Created Oct 1, 2026'])
      await expect.element(details.getByText(text, { exact: true })).toBeVisible()
  })

  test('show a permission that was taken back as inactive [TACC-12]', async () => {
    showPermissions([aPermission({ isActive: false, status: 'Inactive' })])
    await open()
    await expect.element(details.getByText('Inactive', { exact: true })).toBeVisible()
    await expect.element(page.getByText('No active permissions')).toBeInTheDocument()
  })

  test('say that none was granted', async () => {
    showPermissions([])
    await open()
    await expect.element(details.getByRole('heading', { name: 'No permissions granted yet' })).toBeVisible()
  })
})

describe('the access level', () => {
  const dialog = page.getByRole('dialog', { name: 'Access level of Basic' })
  const level = dialog.getByRole('combobox', { name: 'Access level' })
  const save = () => dialog.getByRole('button', { name: 'Save Access Level' }).click()
  const sent = () => requestsTo(templatesApi.update).map(({ body }) => body)

  beforeEach(async () => {
    await showScreen(PATH)
    await button('Edit access level of Basic').click()
  })

  test('is free, custom or premium [TACC-07] [TACC-08]', async () => {
    answer(templatesApi.update, {
      success: true,
      data: { ...basic, accessLevel: 'custom' },
      message: 'Template access level updated successfully!',
    })
    await expect.element(level).toHaveValue('free')
    expect(textsOf(level.getByRole('option'))).toEqual(['free', 'custom', 'premium'])
    await level.selectOptions('custom')
    await expect.element(level).toHaveAccessibleDescription('Only vendors you grant access to.')
    await save()
    await says('Template access level updated successfully!')
    expect(sent()).toEqual([{ accessLevel: 'custom', price: null }])
  })

  test('premium costs 99.99 unless another price is typed [TACC-09] [CONST-45]', async () => {
    answer(templatesApi.update, ({ body }) => ({
      success: true as const,
      data: { ...basic, ...(body as Partial<Template>) },
      message: 'Template access level updated successfully!',
    }))
    const price = dialog.getByLabelText('Price')
    await expect.element(price).not.toBeInTheDocument()
    await level.selectOptions('premium')
    await expect.element(price).toHaveValue('99.99')
    await price.fill('')
    await save()
    await expect.element(price).toHaveAccessibleDescription('Price is required')
    expect(sent()).toEqual([])

    await level.selectOptions('free')
    await level.selectOptions('premium')
    await save()
    await says('Template access level updated successfully!')
    expect(sent()).toEqual([{ accessLevel: 'premium', price: 99.99 }])
  })

  test('that could not be saved stays in its form [TACC-15]', async () => {
    disconnect(templatesApi.update)
    await level.selectOptions('custom')
    await save()
    await says('Failed to update template access level')
    await expect.element(level).toHaveValue('custom')
  })
})

describe('taking a permission back', () => {
  const question = page.getByRole('alertdialog', { name: 'Revoke access?' })
  const confirm = () => question.getByRole('button', { name: 'Revoke Access' }).click()
  beforeEach(async () => {
    await showScreen(PATH)
    await button('Revoke Luxury from Asha Chaat').click()
  })

  test('is confirmed [TACC-17] [TACC-18]', async () => {
    answer(templateAccessApi.revoke, { success: true, message: 'Access revoked successfully!' })
    await expect
      .element(question)
      .toHaveAccessibleDescription(/^Asha Chaat will no longer be able to use "Luxury"/)
    expect(requestsTo(templateAccessApi.revoke)).toEqual([])
    showPermissions([])
    await confirm()
    await says('Access revoked successfully!')
    await expect.element(page.getByRole('heading', { name: 'No active permissions' })).toBeVisible()
    expect(requestsTo(templateAccessApi.revoke)).toMatchObject([
      { params: { templateId: 'LuxuryTemplate', vendorId: 'asha' } },
    ])
  })

  test('can be cancelled [TACC-18]', async () => {
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(requestsTo(templateAccessApi.revoke)).toEqual([])
  })

  test('that fails says so [TACC-14]', async () => {
    disconnect(templateAccessApi.revoke)
    await confirm()
    await says('Failed to revoke access')
    await expect.element(question).toBeVisible()
  })
})

describe('a purchase request', () => {
  const request: TemplatePurchase = {
    id: 'request',
    templateId: 'LuxuryTemplate',
    vendor: holder,
    price: null,
    status: 'PENDING',
    createdAt: '2026-11-03T06:30:00.000Z',
  }

  test.each([
    ['Grant', 'GRANTED', 'Access granted successfully!'],
    ['Decline', 'DECLINED', 'Request declined.'],
  ] as const)('is settled: %s', async (action, status, text) => {
    showPurchases([request])
    answer(templateAccessApi.settlePurchase, {
      success: true,
      data: { ...request, status },
      permission: null,
    })
    await showScreen(PATH)
    await expect.element(page.getByRole('heading', { name: 'Purchase Requests (1)' })).toBeVisible()
    await expect.element(rowOf('Purchase Requests', 'Asha Chaat').getByText('By agreement')).toBeVisible()
    showPurchases([])
    await button(`${action} the request of Asha Chaat`).click()
    await says(text)
    await expect.element(table('Purchase Requests')).not.toBeInTheDocument()
    expect(requestsTo(templateAccessApi.settlePurchase)).toMatchObject([
      { params: { id: 'request' }, body: { status } },
    ])
  })
})

describe('a list that could not be loaded', () => {
  const failed = 'We could not load template access.'

  test('shows a panel, and can be fetched again [TACC-16]', async () => {
    refuse(templateAccessApi.listPermissions, 500, { message: messages.serverError })
    await showScreen(PATH)
    await says(failed)
    await expect.element(page.getByRole('alert')).toBeVisible()
    showPermissions([aPermission()])
    await button('Retry').click()
    await expect.element(rowOf('Active Permissions', 'Asha Chaat')).toBeVisible()
  })

  test('is also one that is no list [TACC-16]', async () => {
    answerWrongly(templatesApi.list, { success: true, data: {} })
    await showScreen(PATH)
    await says(failed)
  })
})
