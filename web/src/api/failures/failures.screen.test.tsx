import { messages } from '@thela/contract/error-body'
import { accountsApi } from '@thela/contract/identity/accounts'
import { categoriesApi } from '@thela/contract/menus/categories'
import { publicStatsApi } from '@thela/contract/site/public-stats'
import { showcaseApi } from '@thela/contract/site/showcase'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, disconnect, hold, refuse, respondWith } from '../../testing/contract-server.ts'
import { anAdmin, aVendor, onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin, signInVendor } from '../../testing/show-screen.tsx'
import { expectToasts } from '../../testing/toasts.ts'

/** A button of the dashboard whose call has no text of its own: what is shown is the catalogue's. */
const plainCall = accountsApi.resendVerification
const plainButton = page.getByRole('button', { name: 'Send the link again' })

const PATH = '/dashboard/categories'

describe('a vendor whose call fails', () => {
  beforeEach(() => {
    signInVendor(aVendor({ emailVerified: false }))
    answer(categoriesApi.list, { categories: [], pagination: onePageOf([]) })
  })

  const open = () => showScreen(PATH, { requireEmailVerification: true })

  /** The call is refused so, and exactly one toast says this. */
  async function expectToast(status: number, body: object, text: string) {
    respondWith(plainCall, () => Response.json(body, { status }))
    await plainButton.click()
    await expectToasts(text)
    await page.getByRole('button', { name: 'Close toast' }).click()
    await expectToasts()
  }

  test('reads the text of a 403, a 404 or a 422, whatever the server wrote [ERR-05] [ERR-06] [ERR-08]', async () => {
    await open()

    await expectToast(403, { message: 'Not yours' }, messages.accessDenied)
    await expectToast(404, { message: 'Vendor not found' }, 'Resource not found.')
    await expectToast(422, { message: 'No' }, 'Validation error')
    expect(messages.accessDenied).toBe('Access denied. You do not have permission to perform this action.')
  })

  test('reads what the server wrote with a 400, a 409 or a 500, else a fixed text [ERR-09] [ERR-10] [ERR-11]', async () => {
    await open()

    await expectToast(400, { message: 'Email is already verified' }, 'Email is already verified')
    await expectToast(400, { error: 'no_email' }, 'no_email')
    await expectToast(400, {}, 'Bad request')
    await expectToast(409, { message: 'Taken' }, 'Taken')
    await expectToast(409, {}, 'Resource conflict')
    await expectToast(500, { message: 'The oven is cold' }, 'The oven is cold')
    await expectToast(502, {}, 'Server error. Please try again later.')
  })

  test('reads what the server wrote with any other status, else "An error occurred" [ERR-12] [ERR-15]', async () => {
    await open()

    await expectToast(429, { message: messages.tooManyRequests }, messages.tooManyRequests)
    await expectToast(418, {}, 'An error occurred')
    disconnect(plainCall)
    await plainButton.click()
    await expectToasts('An error occurred')
  })

  test('reads one toast per validation error of a 422 [ERR-07] [ERR-14]', async () => {
    const details = [
      { msg: 'Full name is required', path: 'name' },
      { msg: 'Area is required', path: 'area' },
    ]
    refuse(plainCall, 422, { message: 'No', details })
    await open()
    await plainButton.click()

    await expectToasts('Full name is required', 'Area is required')
  })

  test('waits ten seconds for an answer, not longer [API-05] [CONST-18]', async () => {
    await open()
    await expect.element(plainButton).toBeVisible()
    // The browser's own timer is shortened, and asked what it was set to.
    const timer = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort('timeout'))
    onTestFinished(() => timer.mockRestore())
    answer(plainCall, { message: 'Sent' })
    const call = hold(plainCall)
    await plainButton.click()

    await expectToasts('An error occurred')
    expect(timer.mock.calls).toEqual([[10_000]])
    call.release()
  })

  test('whose session has ended is signed out and told so [ERR-01] [ERR-03] [AUTH-23]', async () => {
    refuse(plainCall, 401, { message: 'Gone' })
    await open()
    await plainButton.click()

    await expectToasts('Session expired. Please login again.')
    await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('finds the page as it was after maintenance', async () => {
    refuse(plainCall, 503, { message: messages.maintenance })
    await open()
    await plainButton.click()
    await expect.element(page.getByRole('main').getByText(messages.maintenance)).toBeVisible()
    await expect.element(plainButton).not.toBeInTheDocument()
    await expectToasts()

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(plainButton).toBeVisible()
  })
})

describe('someone whose session has ended', () => {
  test('goes to the login, which remembers where they were [ERR-02]', async () => {
    signInVendor()
    refuse(categoriesApi.list, 401, { message: messages.authenticationRequired })
    const { router } = await showScreen(PATH)

    await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(router.state.location.href).toBe('/auth/login?from=%2Fdashboard%2Fcategories')
    await expectToasts('Session expired. Please login again.')
  })

  test('goes to the admin login if they are an administrator [ERR-02]', async () => {
    signInAdmin(anAdmin())
    refuse(accountsApi.listAdmins, 401, { message: messages.authenticationRequired })
    const { router } = await showScreen('/admin/admins')

    await expect.element(page.getByRole('heading', { name: 'Administration' })).toBeVisible()
    expect(router.state.location.href).toBe('/admin/login?from=%2Fadmin%2Fadmins')
    await expectToasts('Session expired. Please login again.')
  })
})

test('a guest is never redirected to a login page by a public call [ERR-04]', async () => {
  for (const call of [publicStatsApi.readStats, showcaseApi.readShowcase])
    refuse(call, 401, { message: 'No' })
  const { router } = await showScreen('/')
  const figures = page.getByRole('definition')

  await expect.element(figures.first()).toHaveTextContent('–')
  expect(router.state.location.href).toBe('/')
  await expectToasts()
})
