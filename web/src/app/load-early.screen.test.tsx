import { platformApi } from '@thela/contract/core/platform'
import { accountsApi } from '@thela/contract/identity/accounts'
import { categoriesApi } from '@thela/contract/menus/categories'
import { itemsApi } from '@thela/contract/menus/items'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../api/query-client.ts'
import { answerMenu } from '../testing/answer-menu.ts'
import { answer, hold, refuse, requestsTo } from '../testing/contract-server.ts'
import { anItem, settings } from '../testing/samples.ts'
import { showScreen, signInVendor } from '../testing/show-screen.tsx'
import { loadEarly } from './load-early.ts'

const items = { pathname: '/dashboard/items', search: '' }
const calls = [accountsApi.readProfile, platformApi.readSettings, itemsApi.list, categoriesApi.list]
const countCalls = () => calls.map((call) => requestsTo(call).length)
const samosa = page.getByRole('heading', { name: 'Samosa' })
const skeleton = page.getByRole('main').getByRole('status')

beforeEach(() => {
  signInVendor()
  answer(platformApi.readSettings, { settings, timeZone: 'Asia/Kolkata' })
  answerMenu({ items: [anItem('Samosa')] })
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'thelaEarly')
})

/** As the page asks before the app is there: boot/ask-early.ts. */
function askEarly(token = 'qv_test') {
  const paths = ['auth/profile', 'public/settings', 'items?page=1&limit=500', 'categories']
  const addresses = paths.map((path) => `${location.origin}/api/${path}`)
  const answers = new Map(addresses.map((address) => [address, fetch(address)]))
  Object.assign(globalThis, { thelaEarly: { token, askedAt: performance.now(), answers } })
}

test('a list that has come before the app is drawn at once, and nothing is asked for twice', async () => {
  askEarly()
  // On a busy machine the wait would otherwise be over before the answers are there.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await loadEarly(items)
  vi.useRealTimers()
  await showScreen(items.pathname)

  expect(samosa.elements()).toHaveLength(1)
  expect(countCalls()).toEqual([1, 1, 1, 1])
})

test('a list that is slow is not waited for: its screen is drawn without it', async () => {
  const list = hold(itemsApi.list)
  askEarly()
  await loadEarly(items)
  await showScreen(items.pathname)
  await expect.element(skeleton).toBeVisible()
  expect(samosa.elements()).toHaveLength(0)

  list.release()
  await expect.element(samosa).toBeVisible()
  expect(countCalls()).toEqual([1, 1, 1, 1])
})

test('a list that was refused is asked for again by its screen', async () => {
  refuse(itemsApi.list, 503, { message: 'Busy' })
  askEarly()
  await loadEarly(items)
  answerMenu({ items: [anItem('Samosa')] })
  await showScreen(items.pathname)

  await expect.element(samosa).toBeVisible()
})

test.each([
  ['nothing was asked for', () => {}],
  ['somebody else was signed in then', () => askEarly('qv_other')],
])('the app does not wait, and asks itself, where %s', async (_where, ask) => {
  ask()
  await loadEarly(items)

  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
