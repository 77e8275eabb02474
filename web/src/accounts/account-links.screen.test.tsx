import { accountsApi } from '@thela/contract/identity/accounts'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, disconnect, refuse, requestsTo } from '../testing/contract-server.ts'
import { anAdmin } from '../testing/samples.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { expectToasts } from '../testing/toasts.ts'

const heading = (name: string) => page.getByRole('heading', { name })

describe('someone who opens the link of an email', () => {
  const verified = 'Email verified successfully!'

  test('verifies the address by opening it', async () => {
    answer(accountsApi.verifyEmail, { message: verified })
    await showScreen('/auth/verify-email#token=12345678')

    await expect.element(heading(verified)).toBeVisible()
    expect(requestsTo(accountsApi.verifyEmail)).toMatchObject([{ body: { token: '12345678' } }])
  })

  test('reads that it is expired or incomplete, without a toast', async () => {
    const message = 'This link is invalid or has expired.'
    refuse(accountsApi.verifyEmail, 400, { message })
    const { unmount } = await showScreen('/auth/verify-email#token=long-gone')
    await expect.element(heading(message)).toBeVisible()
    await expectToasts()
    await unmount()

    await showScreen('/auth/verify-email')
    await expect.element(heading(message)).toBeVisible()
    expect(requestsTo(accountsApi.verifyEmail)).toHaveLength(1)
  })

  test('can try again when the connection broke', async () => {
    disconnect(accountsApi.verifyEmail)
    await showScreen('/auth/verify-email#token=12345678')
    await expect.element(heading('An error occurred')).toBeVisible()

    answer(accountsApi.verifyEmail, { message: verified })
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(heading(verified)).toBeVisible()
  })
})

describe('someone who opens the setup link', () => {
  const create = page.getByRole('button', { name: 'Create administrator' })
  const name = page.getByLabelText('Full name')
  const email = page.getByLabelText('Email')
  const password = page.getByLabelText(/^Password/)

  test('creates the first administrator with its token', async () => {
    answer(accountsApi.createFirstAdmin, { user: anAdmin() })
    const { router } = await showScreen('/auth/first-admin#one-time-token')
    await create.click()
    await expect.element(name).toHaveAccessibleDescription('Full name is required')
    await expect.element(email).toHaveAccessibleDescription('Email is required')

    await name.fill('Asha Admin')
    await email.fill('asha@example.com')
    await password.fill('a long phrase')
    await create.click()

    await expectToasts('Administrator created. Please sign in.')
    expect(router.state.location.pathname).toBe('/admin/login')
    expect(requestsTo(accountsApi.createFirstAdmin)).toMatchObject([
      {
        body: {
          token: 'one-time-token',
          name: 'Asha Admin',
          email: 'asha@example.com',
          password: 'a long phrase',
        },
      },
    ])
  })

  test('reads that it is incomplete when the token is missing', async () => {
    await showScreen('/auth/first-admin')

    await expect.element(heading('This link is incomplete')).toBeVisible()
    await expect.element(create).not.toBeInTheDocument()
  })
})
