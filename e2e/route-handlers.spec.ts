import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'

type Handler = (route: Route) => unknown

/** Asks for a page of ours, and goes on when the handler has begun. */
async function startHandler(page: Page, handler: Handler, options?: { times: number }) {
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  await page.goto('/livez')
  await page.route(
    '**/readyz',
    (route) => {
      begin()
      return handler(route)
    },
    options,
  )
  await page.evaluate(() => void fetch('/readyz'))
  await hasBegun
}

test.describe('a test that ends while a handler is at work', () => {
  const { promise: testHasEnded, resolve: endTest } = Promise.withResolvers<void>()
  let hasFinished = false
  test.afterEach(() => endTest())
  // The fixtures have been torn down by then.
  test.afterAll(() => expect(hasFinished).toBe(true))

  test('waits until it has finished', async ({ page }) => {
    await startHandler(page, async (route) => {
      await testHasEnded
      await route.fulfill({ response: await route.fetch() })
      hasFinished = true
    })
  })
})

test.describe('a test that never lets a handler finish', () => {
  test.use({ routeHandlersLimitMs: 500 })
  test.fail()
  const wait: Handler = () => new Promise(() => {})

  test('fails', ({ page }) => startHandler(page, wait))
  test('fails also when the handler was to run once', ({ page }) => startHandler(page, wait, { times: 1 }))
  test('fails also when the handler gives no answer', ({ page }) => startHandler(page, () => {}))
})
