import { accountsApi } from '@thela/contract/identity/accounts'
import { categoriesApi } from '@thela/contract/menus/categories'
import { publicStatsApi } from '@thela/contract/site/public-stats'
import { showcaseApi } from '@thela/contract/site/showcase'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, disconnect, hold, refuse, requestsTo, respondWith } from '../../testing/contract-server.ts'
import { aVendor, onePageOf } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { expectToasts, toastTexts } from '../../testing/toasts.ts'
import { saveSession } from './session.ts'

const PATH = '/dashboard/categories'
const heading = page.getByRole('heading', { name: 'Your Categories (0)' })

const stored = () => ({
  token: localStorage.getItem('thela-token'),
  user: JSON.parse(localStorage.getItem('thela-user') ?? 'null'),
})

beforeEach(() => {
  signInVendor()
  answer(categoriesApi.list, { categories: [], pagination: onePageOf([]) })
  for (const figures of [publicStatsApi.readStats, showcaseApi.readShowcase]) disconnect(figures)
})

describe('someone with a session', () => {
  test('sees a spinner and nothing else while it loads [LAY-01]', async () => {
    const profile = hold(accountsApi.readProfile)
    await showScreen(PATH)
    const spinner = page.getByRole('status').filter({ hasText: 'Loading' })
    await expect.element(spinner).toBeVisible()
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
    const { width, height } = spinner.element().getBoundingClientRect()
    expect([width, height]).toEqual([innerWidth, innerHeight])

    profile.release()
    await expect.element(heading).toBeVisible()
    await expect.element(spinner).not.toBeInTheDocument()
  })

  test('has the stored user brought up to date by the profile [AUTH-29]', async () => {
    const user = aVendor()
    saveSession('qv_test', { ...user, name: 'Old Name', qrCodeUrl: null })
    answer(accountsApi.readProfile, { vendor: { ...user, qrCodeUrl: '/uploads/code.png' } })
    await showScreen(PATH)
    await expect.element(heading).toBeVisible()

    expect(stored()).toEqual({ token: 'qv_test', user: { ...user, qrCodeUrl: '/uploads/code.png' } })
  })

  test('has the profile read again whenever they enter the area [AUTH-28]', async () => {
    const { router } = await showScreen(PATH)
    await expect.element(heading).toBeVisible()
    expect(requestsTo(accountsApi.readProfile)).toHaveLength(1)

    await router.navigate({ to: '/terms' })
    await router.navigate({ to: PATH })
    await expect.element(heading).toBeVisible()
    await expect.poll(() => requestsTo(accountsApi.readProfile)).toHaveLength(2)
  })

  test.each([401, 403, 404])(
    'is logged out when the profile answers %i, and once more when asked again [AUTH-26] [AUTH-27]',
    async (status) => {
      refuse(accountsApi.readProfile, status, { message: 'No' })
      const { router } = await showScreen(PATH)

      await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
      expect(router.state.location.href).toBe('/auth/login?from=%2Fdashboard%2Fcategories')
      expect(requestsTo(accountsApi.readProfile)).toHaveLength(2)
      expect(stored()).toEqual({ token: null, user: null })
      await expect.poll(toastTexts).toHaveLength(1)
    },
  )

  test.each([
    ['cannot be reached', () => disconnect(accountsApi.readProfile), 'An error occurred'],
    [
      'answers with an error of the server',
      () => respondWith(accountsApi.readProfile, () => new Response('', { status: 502 })),
      'Server error. Please try again later.',
    ],
  ])('stays signed in when the profile %s [AUTH-26]', async (_how, fail, toast) => {
    fail()
    await showScreen(PATH)

    await expect.element(heading).toBeVisible()
    await expectToasts(toast)
    expect(stored().token).toBe('qv_test')
  })

  test('logs out even when the server cannot be told [AUTH-24] [AUTH-25]', async () => {
    disconnect(accountsApi.logout)
    const { router } = await showScreen(PATH)
    await page.getByRole('button', { name: 'Logout' }).click()

    await expectToasts('Logged out successfully')
    expect(router.state.location.href).toBe('/')
    expect(stored()).toEqual({ token: null, user: null })
  })

  test('is at the front page only after the server was told that they log out [LAY-17] [API-38]', async () => {
    answer(accountsApi.logout, { message: 'Logged out' })
    const call = hold(accountsApi.logout)
    const { router } = await showScreen(PATH)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => requestsTo(accountsApi.logout)).toHaveLength(1)
    expect(router.state.location.href).toBe(PATH)

    call.release()
    await expect.poll(() => router.state.location.href).toBe('/')
    await expectToasts('Logged out successfully')
  })
})
