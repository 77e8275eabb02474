import type { Page } from '@playwright/test'
import { DEMO } from './credentials.ts'
import { expect, test } from './fixtures.ts'
import { trackNetwork } from './network-idle.ts'
import { hold } from './route-handlers.ts'

test.use({ viewport: { width: 390, height: 844 } })

const KB = 1000

/** What the page has fetched since this was called: every request, and its bytes as they were sent. */
async function weigh(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const fetched = new Map<string, { url: string; bytes: number }>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) fetched.set(requestId, { url: request.url, bytes: 0 })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  await devtools.send('Network.enable')

  return () => {
    const all = [...fetched.values()].sort((a, b) => b.bytes - a.bytes)
    const bytes = all.reduce((sum, one) => sum + one.bytes, 0)
    return { requests: all.length, bytes, list: all.map((one) => `${one.bytes} ${one.url}`).join('\n') }
  }
}

test('a vendor who opens the sign-in page for the first time fetches at most 110 KB', async ({ page }) => {
  const traffic = trackNetwork(page)
  const read = await weigh(page)
  await page.goto('/auth/login')
  await expect(page.getByLabel('Phone number')).toBeVisible()
  await traffic.untilIdle()

  const { bytes, list } = read()
  expect(bytes, list).toBeLessThan(110 * KB)
})

test('a vendor signs in while the rest of the page is still on its way', async ({ page }) => {
  const read = await weigh(page)
  await page.goto('/auth/login')
  await page.getByLabel('Phone number').fill(DEMO.phone)
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')

  await expect(page).toHaveURL('/dashboard')
  const { list } = read()
  expect(list).not.toContain('password')
})

test('a vendor who opens their items for the first time fetches at most 200 KB in 15 requests', async ({
  page,
  signIn,
}) => {
  const { phone, password } = DEMO
  const answer = await page.request.post('/api/auth/vendor/login', { data: { phone, password } })
  await signIn(page, await answer.json())
  const traffic = trackNetwork(page)
  const read = await weigh(page)
  await page.goto('/dashboard/items')
  await expect(page.getByRole('list', { name: 'Menu items' }).getByRole('listitem').first()).toBeVisible()
  await traffic.untilIdle()

  const { bytes, requests, list } = read()
  expect(bytes, list).toBeLessThan(200 * KB)
  expect(requests, list).toBeLessThanOrEqual(15)
})

for (const [path, call] of [
  ['/dashboard', '/api/vendors/stats/today'],
  ['/dashboard/items', '/api/items?page=1&limit=500'],
] as const)
  test(`the first calls of ${path} do not wait for the scripts, and none is made twice`, async ({
    page,
    signIn,
  }) => {
    const { phone, password } = DEMO
    const answer = await page.request.post('/api/auth/vendor/login', { data: { phone, password } })
    await signIn(page, await answer.json())
    const traffic = trackNetwork(page)
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname + search)
    })
    const release = await hold(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => calls).toContain(call)
    release()

    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await traffic.untilIdle()
    expect(calls).toEqual([...new Set(calls)])
  })
