import type { BrowserContext, Page, Request, Route } from '@playwright/test'

type Target = Pick<Page, 'route' | 'unrouteAll'>

/**
 * Follows every route handler of a context, so that a test can end when none is at work.
 * Playwright forgets a handler once it is taken off or has run its `times`, even while it still runs:
 * its error would then belong to no test, and the test after it would not start.
 */
export function followRouteHandlers(context: BrowserContext) {
  const running = new Set<{ request: Request; end: Promise<unknown> }>()
  const targets = new Set<Target>()
  let hasEnded = false

  const follow = (target: Target) => {
    targets.add(target)
    const route = target.route.bind(target)
    target.route = (path, handler, options) => route(path, (...call) => run(handler, ...call), options)
  }
  const run = async (
    handler: (route: Route, request: Request) => unknown,
    route: Route,
    request: Request,
  ) => {
    const one = { request, end: (async () => handler(route, request))() }
    running.add(one)
    try {
      await one.end
    } catch (error) {
      if (!hasEnded) throw error
    } finally {
      running.delete(one)
    }
  }

  follow(context)
  context.pages().forEach(follow)
  context.on('page', follow)

  return {
    /** Takes all handlers off and waits for those at work; one that is still pending then fails the test. */
    async end(limitMs: number) {
      const open = [...targets].map((target) => target.unrouteAll({ behavior: 'wait' }))
      const atWork = [...running].map(({ end }) => end.catch(() => {}))
      const isOver = await within(limitMs, Promise.all([...open, ...atWork]))
      hasEnded = true
      if (isOver) return

      const pending = [...running].map(({ request }) => `${request.method()} ${request.url()}`)
      throw new Error(
        `A route handler was still pending when the test ended: ${pending.join(', ') || 'it returned without an answer'}`,
      )
    },
  }
}

async function within(limitMs: number, work: Promise<unknown>) {
  const { promise: limit, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), limitMs)
  try {
    return await Promise.race([work.then(() => true), limit])
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps calls waiting until they are released, which a test does before it ends. */
export async function hold(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await released
    await answer(route)
  })
  return release
}
