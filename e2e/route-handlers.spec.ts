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
  test.describe.configure({ mode: 'default' })
  let hasFinished = false

  test('leaves it to the fixture', async ({ page }) => {
    await startHandler(page, async (route) => {
      const response = await route.fetch()
      await page.evaluate(() => new Promise((later) => setTimeout(later, 300)))
      await route.fulfill({ response })
      hasFinished = true
    })
  })

  test('which waits until it has finished', () => {
    expect(hasFinished).toBe(true)
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
