import { backupsApi } from '@thela/contract/admin/backups'
import { databaseToolApi } from '@thela/contract/admin/database-tool'
import { platformAnalyticsApi } from '@thela/contract/admin/platform-analytics'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { auditLogsApi } from '@thela/contract/core/audit-logs'
import { everyEndpoint } from '@thela/contract/every-endpoint'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse, requestsTo } from '../../testing/contract-server.ts'
import { showScreen, signInAdmin, signInVendor } from '../../testing/show-screen.tsx'

/** Every screen of the back office: its address, the link to it and its heading. */
const screens = [
  ['/admin', 'Dashboard', 'Welcome back, Meera Shah!'],
  ['/admin/analytics', 'Analytics', 'Platform Analytics'],
  ['/admin/reports', 'Reports', 'Vendor Reports'],
  ['/admin/vendors', 'Vendors', 'Vendors'],
  ['/admin/templates', 'Templates', 'Template Management'],
  ['/admin/template-access', 'Template Access', 'Template Access'],
  ['/admin/locations', 'Locations', 'Locations'],
  ['/admin/ads', 'Ads', 'Ads'],
  ['/admin/ad-queue', 'Ad Queue', 'Ad Queue'],
  ['/admin/area-ad-queue', 'Area Ad Queue', 'Area Ad Queue'],
  ['/admin/ad-config', 'Ad Configuration', 'Ad Configuration'],
  ['/admin/audit-logs', 'Audit Logs', 'Audit Logs'],
  ['/admin/admins', 'Administrators', 'Administrators'],
  ['/admin/settings', 'Settings', 'System Settings'],
] as const

const adminEndpoints = everyEndpoint.filter(({ access }) => access === 'admin')

/** What only an administrator may read, and the screen that asks for it; the reports first, whose call others make too. */
const restricted = [
  ['/admin/reports', [adminVendorsApi.list]],
  ['/admin/analytics', [platformAnalyticsApi.readPlatform]],
  ['/admin/audit-logs', [auditLogsApi.list, auditLogsApi.readStats]],
  ['/admin', [databaseToolApi.readStatus, backupsApi.readStats]],
] as const

// Which calls are made is what matters here, not what they are answered.
beforeEach(() => {
  for (const endpoint of everyEndpoint) refuse(endpoint, 503, { message: 'Not now' })
})

test('an administrator reaches every screen of the back office [ADM-09] [ADM-13]', async () => {
  signInAdmin()
  const { router } = await showScreen('/admin')
  const links = page.getByRole('navigation', { name: 'Administration' })
  for (const [path, link, title] of screens) {
    await links.getByRole('link', { name: link, exact: true }).click()
    await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(router.state.location.pathname).toBe(path)
  }
})

test('a visitor sees none of the screens and asks for nothing on them [ADM-12]', async () => {
  const { router } = await showScreen('/admin')
  for (const [path, , title] of screens) {
    await router.navigate({ to: path })
    await expect.poll(() => router.state.location.href).toBe(`/admin/login?from=${encodeURIComponent(path)}`)
    await expect.element(page.getByRole('heading', { name: 'Administration', level: 1 })).toBeVisible()
    expect(page.getByRole('heading', { name: title, exact: true }).query()).toBeNull()
  }
  expect(adminEndpoints.flatMap(requestsTo)).toEqual([])
})

test('a vendor asks for no analytics, reports, logs, backups or tool [ADM-10]', async () => {
  signInVendor()
  const { router } = await showScreen('/admin')
  for (const [path] of restricted) {
    await router.navigate({ to: path })
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard')
  }
  expect(adminEndpoints.flatMap(requestsTo)).toEqual([])
})

test('an administrator asks for analytics, reports, logs, backups and the tool [ADM-10]', async () => {
  signInAdmin()
  for (const [path, calls] of restricted) {
    expect(calls.flatMap(requestsTo)).toEqual([])
    const { unmount } = await showScreen(path)
    for (const call of calls) await expect.poll(() => requestsTo(call)).not.toEqual([])
    await unmount()
  }
})

test('a vendor opens neither templates, template access, locations nor logs [ADM-11]', async () => {
  const managed = [
    '/admin/templates',
    '/admin/template-access',
    '/admin/locations',
    '/admin/audit-logs',
  ] as const
  signInVendor()
  const { router } = await showScreen('/dashboard')
  for (const path of managed) {
    await router.navigate({ to: path })
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard')
  }
  expect(adminEndpoints.flatMap(requestsTo)).toEqual([])
})
