import type { Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'

const QUIET_MS = 500

/** Follows what a page asks for. The browser's own sign of an idle network is given once, on a slow start too early. */
export function followTraffic(page: Page) {
  const underWay = new Set<Request>()
  let heardAt = Date.now()
  page.on('request', (request) => {
    underWay.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      underWay.delete(request)
      heardAt = Date.now()
    })

  const isQuiet = () => underWay.size === 0 && Date.now() - heardAt > QUIET_MS
  return { untilQuiet: () => expect.poll(isQuiet).toBe(true) }
}
