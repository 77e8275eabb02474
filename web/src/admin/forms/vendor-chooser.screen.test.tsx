import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { menuPageApi } from '@thela/contract/menus/page-data'
import { templatesApi } from '@thela/contract/templates/catalogue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAdminVendor } from '../../testing/admin-samples.ts'
import { answer, hold, requestsTo } from '../../testing/contract-server.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'
import { aTemplate } from '../../testing/template-samples.ts'
import { sampleMenu } from '../templates/sample-menu.ts'

const preview = page.getByRole('dialog', { name: 'Preview: Basic' })
const chooser = preview.getByRole('combobox', { name: 'Vendor data' })
const open = () => page.getByRole('button', { name: 'Preview Basic' }).click()

beforeEach(async () => {
  signInAdmin()
  const templates = [aTemplate('Basic')]
  answer(templatesApi.list, { success: true, data: templates, pagination: onePageOf(templates) })
  answer(adminVendorsApi.list, { vendors: [], pagination: onePageOf([]) })
})

afterEach(() => {
  vi.useRealTimers()
})

test('the vendors to choose from are kept for five minutes [VEN-27]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await showScreen('/admin/templates')
  const count = () => requestsTo(adminVendorsApi.list).length
  const openAndClose = async () => {
    await open()
    await chooser.click()
    await expect.element(page.getByText('No vendor found')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await preview.getByRole('button', { name: 'Close' }).click()
    await expect.element(preview).not.toBeInTheDocument()
  }

  await openAndClose()
  const first = count()
  vi.setSystemTime(Date.now() + 4 * 60_000)
  await openAndClose()
  expect(count()).toBe(first)
  vi.setSystemTime(Date.now() + 2 * 60_000)
  await openAndClose()
  expect(count()).toBeGreaterThan(first)
})

test('a preview offers the vendors of the back office, and shows the menu of the chosen one [API-103]', async () => {
  const vendor = anAdminVendor('Asha Chaat')
  answer(adminVendorsApi.list, { vendors: [vendor], pagination: onePageOf([vendor]) })
  const menu = { ...sampleMenu, vendor: { ...sampleMenu.vendor, businessName: 'Asha Chaat' } }
  answer(menuPageApi.readMenu, { ...menu, slugStatus: null, language: 'en', languages: ['en'] })
  await showScreen('/admin/templates')
  await open()
  await chooser.click()
  await page.getByRole('option', { name: 'Asha Chaat (+919876543210)' }).click()

  await expect
    .poll(() => preview.element().querySelector('iframe')?.contentDocument?.body.textContent ?? '')
    .toContain('Asha Chaat')
  expect(requestsTo(menuPageApi.readMenu)).toMatchObject([{ params: { id: vendor.id } }])
})

test('the chooser says that it is searching, and when nobody is found', async () => {
  await showScreen('/admin/templates')
  const list = hold(adminVendorsApi.list)
  await open()
  await chooser.fill('Nobody')
  await expect.element(page.getByText('Searching...')).toBeVisible()
  list.release()
  await expect.element(page.getByText('No vendor found')).toBeVisible()
  expect(requestsTo(adminVendorsApi.list).at(-1)?.query).toMatchObject({ search: 'Nobody' })
})
