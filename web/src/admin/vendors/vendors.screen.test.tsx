import { type AdminVendor, adminVendorsApi } from '@thela/contract/admin/vendors'
import { addressApi } from '@thela/contract/places/locations'
import { paginate } from '@thela/contract/values/paging'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAdminVendor, answerVendors, aSummary } from '../../testing/admin-samples.ts'
import { answer, disconnect, refuse, requestsTo } from '../../testing/contract-server.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const PATH = '/admin/vendors'
const STALL = 'Asha Chaat'
const row = page.getByRole('row').filter({ hasText: STALL })
const dialog = page.getByRole('dialog')
const confirmation = page.getByRole('alertdialog')
const textsOf = (role: string) =>
  page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent)

const list = <Place,>(data: Place[]) => ({ success: true as const, data, pagination: onePageOf(data) })

function answerPlaces() {
  answer(addressApi.listCountries, list([{ code: 'IN', name: 'India' }]))
  answer(addressApi.listStates, list([{ code: 'GJ', name: 'Gujarat' }]))
  answer(addressApi.listCities, list([{ id: '1', name: 'Surat' }]))
  answer(addressApi.listAreas, list([{ name: 'Adajan' }]))
}

/** Answers with this many vendors in pages, of which one row each is enough to turn them. */
const answerPages = (count: number) =>
  answer(adminVendorsApi.list, ({ query: { page = 1, limit } }) => ({
    vendors: [anAdminVendor(STALL)],
    pagination: paginate({ page: Number(page), limit: Number(limit) }, count),
    summary: aSummary({ totalVendors: count }),
  }))

/** Opens the menu of more actions and chooses one of them. */
async function choose(item: string) {
  await page.getByRole('button', { name: `More actions for ${STALL}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

beforeEach(() => {
  signInAdmin()
  answerPlaces()
})

test('the table has a column for everything known of a vendor, and the count above it [VEN-05] [VEN-06]', async () => {
  answerVendors([
    anAdminVendor(STALL, { _count: { categories: 2, menuItems: 1 }, email: null }),
    anAdminVendor('Ravi Juice', { isActive: false, showAds: false }),
  ])
  await showScreen(PATH)

  await expect.element(page.getByRole('heading', { name: 'Vendors (2)' })).toBeVisible()
  expect(textsOf('columnheader')).toEqual([
    'Vendor',
    'Contact',
    'Location',
    'Menu Stats',
    'Status',
    'Ads Status',
    'Joined',
    'Actions',
  ])
  for (const text of [
    STALL,
    'Asha Patel',
    '+919876543210',
    'Adajan, Surat',
    'Gujarat, India',
    '1 item',
    '2 categories',
    'Active',
    'Enabled',
    'Oct 1, 2026',
  ])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  const other = page.getByRole('row').filter({ hasText: 'Ravi Juice' })
  await expect.element(other.getByText('Inactive', { exact: true })).toBeVisible()
  await expect.element(other.getByText('Disabled', { exact: true })).toBeVisible()
})

test('a row links to the public menu of its vendor [VEN-08]', async () => {
  answerVendors([anAdminVendor(STALL, { id: 'vendor1' })])
  await showScreen(PATH)
  await expect
    .element(row.getByRole('link', { name: `Open the menu of ${STALL}` }))
    .toHaveAttribute('href', '/asha-chaat/vendor1')
})

describe('the filters', () => {
  test('search among vendors, and say when none is found [VEN-01] [VEN-07]', async () => {
    answerVendors([anAdminVendor(STALL), anAdminVendor('Ravi Juice')])
    const { router } = await showScreen(PATH)

    await page.getByLabelText('Search').fill('Ravi')
    await expect.element(page.getByRole('heading', { name: 'Vendors (1)' })).toBeVisible()
    expect(router.state.location.href).toBe(`${PATH}?search=Ravi`)
    expect(requestsTo(adminVendorsApi.list).at(-1)?.query).toEqual({ search: 'Ravi', limit: '50' })
    await expect.element(row).not.toBeInTheDocument()

    await page.getByLabelText('Search').fill('nobody')
    await expect.element(page.getByRole('heading', { name: 'No vendors found' })).toBeVisible()
  })

  test('choose by status: all, active or inactive [VEN-02]', async () => {
    answerVendors([anAdminVendor(STALL)])
    await showScreen(PATH)

    const status = page.getByLabelText('Status', { exact: true })
    await expect.element(status).toBeVisible()
    expect(
      status
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Active', 'Inactive'])
    await status.selectOptions('Inactive')
    await expect.poll(() => requestsTo(adminVendorsApi.list).at(-1)?.query.status).toBe('inactive')
    await status.selectOptions('Active')
    await expect.poll(() => requestsTo(adminVendorsApi.list).at(-1)?.query.status).toBe('active')
    await status.selectOptions('All')
    await expect.poll(() => requestsTo(adminVendorsApi.list).at(-1)?.query).toEqual({ limit: '50' })
  })

  test('choose by place, each level after the one above it [VEN-03]', async () => {
    answerVendors([anAdminVendor(STALL)])
    await showScreen(PATH)
    const levels = [
      ['Country', 'India'],
      ['State', 'Gujarat'],
      ['City', 'Surat'],
      ['Area/Zone', 'Adajan'],
    ] as const

    for (const [nth, [label, name]] of levels.entries()) {
      for (const [below] of levels.slice(nth + 1))
        await expect.element(page.getByLabelText(below, { exact: true })).toBeDisabled()
      await expect.element(page.getByLabelText(label, { exact: true })).toBeEnabled()
      await page.getByLabelText(label, { exact: true }).selectOptions(name)
    }
    await expect
      .poll(() => requestsTo(adminVendorsApi.list).at(-1)?.query)
      .toEqual({ country: 'India', state: 'Gujarat', city: 'Surat', area: 'Adajan', limit: '50' })
  })

  test('lead back to the first page, each of them, and are all cleared at once [VEN-04] [VEN-19]', async () => {
    answerPages(60)
    const { router } = await showScreen(`${PATH}?page=2`)
    const changes = {
      search: () => page.getByLabelText('Search').fill('Stall'),
      status: () => page.getByLabelText('Status', { exact: true }).selectOptions('Active'),
      country: () => page.getByLabelText('Country').selectOptions('India'),
      state: () => page.getByLabelText('State', { exact: true }).selectOptions('Gujarat'),
      city: () => page.getByLabelText('City').selectOptions('Surat'),
      area: () => page.getByLabelText('Area/Zone').selectOptions('Adajan'),
    }

    for (const [name, change] of Object.entries(changes)) {
      if (!router.state.location.href.includes('page='))
        await page.getByRole('button', { name: 'Next' }).click()
      await expect.poll(() => router.state.location.href).toContain('page=2')
      await change()
      await expect.poll(() => router.state.location.href).toContain(`${name}=`)
      expect(router.state.location.href).not.toContain('page=')
    }
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(() => router.state.location.href).toBe(PATH)
    await expect.element(page.getByLabelText('Search')).toHaveValue('')
  })
})

describe('a vendor', () => {
  let vendor: AdminVendor
  const change = (more: Partial<AdminVendor>, message: string) => {
    vendor = { ...vendor, ...more }
    answerVendors([vendor])
    return { vendor, message }
  }

  beforeEach(async () => {
    vendor = anAdminVendor(STALL)
    answerVendors([vendor])
    await showScreen(PATH)
  })

  test('is deactivated and activated by the button in their row [VEN-09] [VEN-17] [VEN-20]', async () => {
    answer(adminVendorsApi.setStatus, ({ body }) =>
      change(body as { isActive: boolean }, 'Vendor status updated successfully!'),
    )
    await row.getByRole('button', { name: `Deactivate ${STALL}` }).click()
    await expect.element(page.getByText('Vendor status updated successfully!')).toBeVisible()
    await expect.element(row.getByText('Inactive', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: `Activate ${STALL}` }).click()
    await expect.element(row.getByText('Active', { exact: true })).toBeVisible()
    expect(requestsTo(adminVendorsApi.setStatus).map(({ body }) => body)).toEqual([
      { isActive: false },
      { isActive: true },
    ])

    disconnect(adminVendorsApi.setStatus)
    await row.getByRole('button', { name: `Deactivate ${STALL}` }).click()
    await expect.element(page.getByText('Failed to update vendor status')).toBeVisible()
  })

  test('has ads on their menu or none, by a switch that goes back when it fails [VEN-16] [VEN-26]', async () => {
    answer(adminVendorsApi.setAds, ({ body }) => change(body as { showAds: boolean }, 'Saved'))
    const ads = row.getByRole('switch', { name: `Ads on the menu of ${STALL}` })
    await expect.element(ads).toBeChecked()
    await ads.click()
    await expect.element(ads).not.toBeChecked()
    await expect.element(row.getByText('Disabled', { exact: true })).toBeVisible()
    expect(requestsTo(adminVendorsApi.setAds)).toMatchObject([
      { params: { id: vendor.id }, body: { showAds: false } },
    ])

    disconnect(adminVendorsApi.setAds)
    await ads.click()
    await expect.element(page.getByText('Failed to update vendor ads setting')).toBeVisible()
    await expect.element(ads).not.toBeChecked()
  })

  test('has three further actions, each behind a dialog that names them [VEN-10] [VEN-11]', async () => {
    const names = ['Reset Password', 'Ban Vendor', 'Delete Vendor']
    await page.getByRole('button', { name: `More actions for ${STALL}` }).click()
    await expect.element(page.getByRole('menuitem').first()).toBeVisible()
    expect(textsOf('menuitem')).toEqual(names)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()

    for (const name of names) {
      const opened = name === 'Delete Vendor' ? confirmation : dialog
      await choose(name)
      await expect.element(opened).toHaveAccessibleName(name)
      await expect.element(opened).toMatchTextContent(/Asha Chaat/)
      await opened.getByRole('button', { name: 'Cancel' }).click()
      await expect.element(opened).not.toBeInTheDocument()
    }
    for (const call of ['resetPassword', 'setBan', 'remove'] as const)
      expect(requestsTo(adminVendorsApi[call])).toEqual([])
  })

  test('gets a new password of at least eight characters [VEN-13] [VEN-14] [VEN-15]', async () => {
    answer(adminVendorsApi.resetPassword, { message: 'Password reset successfully!' })
    await choose('Reset Password')
    const password = dialog.getByLabelText('New password')
    const reset = dialog.getByRole('button', { name: 'Reset Password' })
    await reset.click()
    await expect.element(password).toHaveAccessibleDescription(/^Password is required/)
    await password.fill('1234567')
    await reset.click()
    await expect.element(password).toHaveAccessibleDescription(/^Password must be at least 8 characters/)
    expect(requestsTo(adminVendorsApi.resetPassword)).toEqual([])

    await password.fill('12345678')
    await reset.click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(requestsTo(adminVendorsApi.resetPassword)).toMatchObject([{ body: { newPassword: '12345678' } }])
  })

  test('keeps the password when a reset is refused or fails [VEN-23] [CONST-03]', async () => {
    refuse(adminVendorsApi.resetPassword, 422, {
      message: 'Validation error',
      details: [{ path: 'newPassword', msg: 'Password must be at least 8 characters' }],
    })
    await choose('Reset Password')
    const password = dialog.getByLabelText('New password')
    await password.fill('a new long word')
    await dialog.getByRole('button', { name: 'Reset Password' }).click()
    await expect.element(password).toHaveAccessibleDescription(/^Password must be at least 8 characters/)

    disconnect(adminVendorsApi.resetPassword)
    await dialog.getByRole('button', { name: 'Reset Password' }).click()
    await expect.element(page.getByText('Failed to reset password')).toBeVisible()
    await expect.element(password).toHaveValue('a new long word')
  })

  test('is banned for a reason, which is kept when the call fails [VEN-12] [VEN-22]', async () => {
    disconnect(adminVendorsApi.setBan)
    await choose('Ban Vendor')
    const reason = dialog.getByLabelText('Reason')
    const ban = dialog.getByRole('button', { name: 'Ban Vendor' })
    await ban.click()
    await expect.element(reason).toHaveAccessibleDescription(/^Ban reason is required/)
    expect(requestsTo(adminVendorsApi.setBan)).toEqual([])

    await reason.fill('Sells nothing')
    await ban.click()
    await expect.element(page.getByText('Failed to ban vendor')).toBeVisible()
    await expect.element(reason).toHaveValue('Sells nothing')

    answer(adminVendorsApi.setBan, () =>
      change({ isBanned: true, banReason: 'Sells nothing' }, 'Vendor banned successfully!'),
    )
    await ban.click()
    await expect.element(page.getByText('Vendor banned successfully!')).toBeVisible()
    await expect.element(row.getByText('Banned', { exact: true })).toBeVisible()
    expect(requestsTo(adminVendorsApi.setBan).at(-1)?.body).toEqual({
      isBanned: true,
      reason: 'Sells nothing',
    })
  })

  test('is not deleted when the call fails [VEN-21]', async () => {
    disconnect(adminVendorsApi.remove)
    await choose('Delete Vendor')
    await confirmation.getByRole('button', { name: 'Delete Vendor' }).click()
    await expect.element(page.getByText('Failed to delete vendor')).toBeVisible()
    await confirmation.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(row).toBeVisible()
  })
})

test('a banned vendor can be unbanned, without a reason [VEN-18]', async () => {
  const vendor = anAdminVendor(STALL, { isBanned: true, banReason: 'Sells nothing' })
  answerVendors([vendor])
  answer(adminVendorsApi.setBan, () => {
    const unbanned = { ...vendor, isBanned: false, banReason: null }
    answerVendors([unbanned])
    return { vendor: unbanned, message: 'Vendor unbanned successfully!' }
  })
  await showScreen(PATH)

  await choose('Unban Vendor')
  await expect.element(confirmation).toMatchTextContent(/Sells nothing/)
  await confirmation.getByRole('button', { name: 'Unban Vendor' }).click()
  await expect.element(page.getByText('Vendor unbanned successfully!')).toBeVisible()
  await expect.element(row.getByText('Active', { exact: true })).toBeVisible()
  expect(requestsTo(adminVendorsApi.setBan)).toMatchObject([{ body: { isBanned: false } }])
})
