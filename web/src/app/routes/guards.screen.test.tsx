import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { sitePaths } from '@thela/contract/site/paths'
import { describe, expect, test } from 'vitest'
import { saveSession } from '../../api/session/session.ts'
import { anAdmin, aVendor } from '../../testing/samples.ts'
import { routerOptions } from '../router.tsx'

const dashboardPaths = sitePaths.filter((path) => path.startsWith('/dashboard'))
const adminPaths = sitePaths.filter((path) => path.startsWith('/admin') && path !== '/admin/login')

/** The address that is shown to someone who opens this one. */
async function landingOf(path: string) {
  const router = createRouter({
    ...routerOptions,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return router.state.location.href
}

const landingsOf = (paths: readonly string[]) => Promise.all(paths.map(landingOf))

test('every screen has a path that the server knows, so that it can be reloaded', () => {
  const { routesByPath } = createRouter({ ...routerOptions, history: createMemoryHistory() })

  expect(Object.keys(routesByPath).toSorted()).toEqual([...sitePaths].toSorted())
})

describe('a guest', () => {
  test('who opens any screen of the dashboard goes to the login, which remembers it [RTE-21]', async () => {
    expect(dashboardPaths).toHaveLength(8)
    expect(await landingsOf(dashboardPaths)).toEqual(
      dashboardPaths.map((path) => `/auth/login?from=${encodeURIComponent(path)}`),
    )
    expect(await landingOf('/dashboard/items?search=chai')).toBe(
      '/auth/login?from=%2Fdashboard%2Fitems%3Fsearch%3Dchai',
    )
  })

  test('who opens any screen of the admin area goes to the admin login [RTE-35]', async () => {
    expect(adminPaths).toHaveLength(14)
    expect(await landingsOf(adminPaths)).toEqual(
      adminPaths.map((path) => `/admin/login?from=${encodeURIComponent(path)}`),
    )
  })

  test('stays on the sign-in pages', async () => {
    const pages = ['/auth/login', '/auth/register', '/admin/login']

    expect(await landingsOf(pages)).toEqual(pages)
  })
})

test('a signed-in vendor is sent to the dashboard from every sign-in page and every admin screen [RTE-36] [AUTH-33]', async () => {
  saveSession('qv_1', aVendor())

  for (const path of ['/auth/login', '/auth/register', '/admin/login', ...adminPaths])
    expect([path, await landingOf(path)]).toEqual([path, '/dashboard'])
})

test('a signed-in administrator is sent to the admin panel from every sign-in page and every dashboard screen [RTE-35] [AUTH-32]', async () => {
  saveSession('qa_1', anAdmin())

  for (const path of ['/auth/login', '/auth/register', '/admin/login', ...dashboardPaths])
    expect([path, await landingOf(path)]).toEqual([path, '/admin'])
  expect(await landingsOf(adminPaths)).toEqual(adminPaths)
})
