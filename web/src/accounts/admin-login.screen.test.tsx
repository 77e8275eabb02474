import { backupsApi } from '@thela/contract/admin/backups'
import { contactMessagesApi } from '@thela/contract/admin/contact-messages'
import { databaseToolApi } from '@thela/contract/admin/database-tool'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { accountsApi } from '@thela/contract/identity/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, disconnect, hold, requestsTo } from '../testing/contract-server.ts'
import { anAdmin } from '../testing/samples.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { expectToasts } from '../testing/toasts.ts'

const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })
const button = page.getByRole('button', { name: 'Login' })

async function login(typed: { email: string; password: string }) {
  await email.fill(typed.email)
  await password.fill(typed.password)
  await button.click()
}

const meera = { email: 'meera@thela.example', password: 'x' }

describe('an administrator at the admin login', () => {
  beforeEach(async () => {
    await showScreen('/admin/login')
  })

  test('finds an email and a password field [AUTH-11]', async () => {
    await expect.element(page.getByRole('heading', { name: 'Administration' })).toBeVisible()
    await expect.element(email).toHaveAttribute('type', 'email')
    await expect.element(password).toHaveAttribute('type', 'password')
    await expect.poll(() => document.title).toBe('Admin Login | Thela')
  })

  test('reads what is missing, under the field that has the focus [AUTH-14] [AUTH-16]', async () => {
    await button.click()

    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription('Email is required')
    await expect.element(password).toHaveAccessibleDescription('Password is required')
  })

  test('is refused an email that is none [AUTH-15]', async () => {
    await login({ ...meera, email: 'admin@nowhere' })

    await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
    expect(requestsTo(accountsApi.loginAdmin)).toEqual([])
  })

  test('may have a password of any length, and says that they are an administrator [AUTH-12] [AUTH-17]', async () => {
    disconnect(accountsApi.loginAdmin)
    await login(meera)

    await expectToasts('Login failed. Please try again.')
    expect(requestsTo(accountsApi.loginAdmin)).toMatchObject([{ body: { ...meera, isAdmin: true } }])
  })

  test('cannot press the button twice [AUTH-19]', async () => {
    disconnect(accountsApi.loginAdmin)
    const call = hold(accountsApi.loginAdmin)
    await login(meera)

    await expect.element(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    call.release()
    await expect.element(button).toBeEnabled()
    expect(requestsTo(accountsApi.loginAdmin)).toHaveLength(1)
  })

  test('signs in through a call of their own, not through that of the vendors [AUTH-34]', async () => {
    disconnect(accountsApi.loginAdmin)
    disconnect(accountsApi.loginVendor)
    await login(meera)
    await expectToasts('Login failed. Please try again.')
    expect(requestsTo(accountsApi.loginVendor)).toEqual([])

    await page.getByRole('link', { name: 'Vendor login' }).click()
    await page.getByLabelText('Phone number').fill('9876543210')
    await password.fill('secret1')
    await button.click()
    await expect.poll(() => requestsTo(accountsApi.loginVendor)).toHaveLength(1)
    expect(requestsTo(accountsApi.loginAdmin)).toHaveLength(1)
  })
})

describe('an administrator who signs in', () => {
  beforeEach(() => {
    const user = anAdmin()
    answer(accountsApi.loginAdmin, { token: 'qa_new', user, deviceToken: 'qd_new' })
    answer(accountsApi.readProfile, { user })
    answer(accountsApi.listAdmins, { admins: [user] })
  })

  test('goes back to the page that asked for the login [AUTH-13] [AUTH-18]', async () => {
    const { router } = await showScreen('/admin/login?from=/admin/admins')
    await login(meera)

    await expectToasts('Admin login successful!')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Administrators' })).toBeVisible()
    expect(router.state.location.href).toBe('/admin/admins')
    await untilProfileWasRead()
  })

  test('goes to the first page of the back office when none asked for it [AUTH-13]', async () => {
    // The figures of the dashboard are not needed here.
    for (const figures of [
      adminVendorsApi.list,
      backupsApi.readStats,
      databaseToolApi.readStatus,
      contactMessagesApi.list,
    ])
      disconnect(figures)
    const { router } = await showScreen('/admin/login')
    await login(meera)

    await expect.element(page.getByRole('heading', { name: 'Welcome back, Meera Shah!' })).toBeVisible()
    expect(router.state.location.href).toBe('/admin')
    await untilProfileWasRead()
  })
})

/** The area reads it once more, in the background: the test must not end before. */
const untilProfileWasRead = () => expect.poll(() => requestsTo(accountsApi.readProfile)).toHaveLength(1)
