import type { Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'

const IDLE_MS = 500

/** Tracks the requests of a page. The browser's own `networkidle` fires once, and on a slow start too early. */
export function trackNetwork(page: Page) {
  const pending = new Set<Request>()
  let lastEndAt = Date.now()
  page.on('request', (request) => {
    pending.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      pending.delete(request)
      lastEndAt = Date.now()
    })

  const isIdle = () => pending.size === 0 && Date.now() - lastEndAt > IDLE_MS
  return { untilIdle: () => expect.poll(isIdle).toBe(true) }
}
