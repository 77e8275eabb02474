import { type APIRequestContext, test as base, type Page } from '@playwright/test'
import { isLong } from '../scripts/long.ts'
import { ADMIN, PASSWORD } from './credentials.ts'
import { settleBeforeLeaving } from './overlays.ts'
import { followRouteHandlers } from './route-handlers.ts'

export const { expect } = base

export type Vendor = {
  id: string
  phone: string
  password: string
  businessName: string
  token: string
  user: object
}

type Fixtures = {
  /** Registers a vendor through the API, as the register screen would. */
  newVendor: (more?: object) => Promise<Vendor>
  /** Opens the browser as someone who has signed in already. */
  signIn: (page: Page, session: { token: string; user: object }) => Promise<void>
  adminCredentials: typeof ADMIN
  adminSession: () => Promise<{ token: string; user: object }>
  /** Whether the browser has service workers, which answer requests that other tests watch or change. */
  hasWorkers: boolean
  /** How long the route handlers of a test may take to finish after it. */
  routeHandlersLimitMs: number
}

export const test = base.extend<Fixtures>({
  routeHandlersLimitMs: [30_000, { option: true }],
  hasWorkers: [false, { option: true }],
  context: async ({ context, hasWorkers, routeHandlersLimitMs }, use) => {
    if (!hasWorkers)
      await context.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
      })
    const handlers = followRouteHandlers(context)
    context.on('page', settleBeforeLeaving)
    await use(context)
    await handlers.end(routeHandlersLimitMs)
  },
  newVendor: async ({ request }, use) => {
    await use((more) => registerVendor(request, more))
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  signIn: async ({}, use) => {
    await use(async (page, { token, user }) => {
      // A page of ours without scripts: only its local storage is needed.
      await page.goto('/livez')
      await page.evaluate(
        ([token, user]) => {
          localStorage.setItem('thela-token', token)
          localStorage.setItem('thela-user', user)
        },
        [token, JSON.stringify(user)] as const,
      )
    })
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  adminCredentials: async ({}, use) => use(ADMIN),
  adminSession: async ({ request }, use) => {
    await use(async () => {
      const answer = await request.post('/api/auth/admin/login', { data: ADMIN })
      return answer.json()
    })
  },
})

/** A test that npm run test:long alone runs. The ids in its title count for nothing. */
export const longTest = isLong ? test : test.skip

async function registerVendor(request: APIRequestContext, more: object = {}): Promise<Vendor> {
  const form = {
    name: 'Asha Patel',
    businessName: 'Asha Chaat House',
    phone: `+91${Math.floor(7e9 + Math.random() * 2.9e9)}`,
    password: PASSWORD,
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    area: 'Adajan',
    ...more,
  }
  const answer = await request.post('/api/auth/vendor/register', { data: form })
  if (answer.status() !== 201) throw new Error(await answer.text())
  const { token, user } = await answer.json()

  return { ...form, id: user.id, token, user }
}
