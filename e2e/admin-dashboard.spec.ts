import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './fixtures.ts'

test('an administrator sees how the platform is doing and where to go [RTE-22] [ADM-01] [ADM-02] [ADM-03] [ADM-04] [ADM-05]', async ({
  page,
  adminSession,
  signIn,
}) => {
  await signIn(page, await adminSession())
  await page.goto('/admin')

  await expect(page).toHaveTitle('Dashboard | Thela')
  await expect(page.getByRole('heading', { name: 'Welcome back, Administrator!' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/')
  for (const label of ['Total Vendors', 'Active Vendors', 'Total Views', 'QR Scans', 'Direct Views']) {
    await expect(main.getByText(label, { exact: true })).toBeVisible()
  }
  await expect(main.getByText('100% of total views')).toBeVisible()
  await expect(main.getByText(/^[\d.]+% of total views$/)).toHaveCount(3)
  for (const [name, path] of Object.entries({
    'Manage Vendors': '/admin/vendors',
    'Manage Ads': '/admin/ads',
    'View Analytics': '/admin/analytics',
    'System Settings': '/admin/settings',
  })) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await expectNoBarriers(page)
})

test('a quick action leads down to the backups [ADM-06]', async ({ page, adminSession, signIn }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await signIn(page, await adminSession())
  await page.goto('/admin')
  const top = () => page.locator('#backup').evaluate((section) => section.getBoundingClientRect().top)

  await expect(page.getByText('of total views').first()).toBeVisible()
  expect(await top()).toBeGreaterThan(500)
  await page.getByRole('button', { name: 'Database Backup' }).click()
  await expect.poll(top).toBeLessThan(500)
})

test('what a visitor writes is read, handled and found again', async ({ page, adminSession, signIn }) => {
  const subject = `Two stalls ${Date.now()}`
  const message = { name: 'Meera Shah', email: 'meera@example.com', subject, message: 'How do I pay?' }
  expect((await page.request.post('/api/contact', { data: message })).status()).toBe(201)
  await signIn(page, await adminSession())
  await page.goto('/admin')

  const row = page
    .getByRole('list', { name: 'Contact messages' })
    .getByRole('listitem')
    .filter({ hasText: subject })
  await row.getByText(subject).click()
  await expect(row.getByText('How do I pay?')).toBeVisible()
  await expect(row.getByRole('link', { name: 'Reply to meera@example.com' })).toHaveAttribute(
    'href',
    `mailto:meera@example.com?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  )

  await row.getByRole('button', { name: `Mark as handled: ${subject}` }).click()
  await expect(row).toHaveCount(0)
  await page.getByLabel('Which messages').selectOption('Handled')
  await expect(page).toHaveURL('/admin?messages=handled')
  await expect(row.getByText('Handled', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: `Open again: ${subject}` }).click()
  await expect(row).toHaveCount(0)
})

test('a visitor sees no screen of the back office, an administrator every one [ADM-09] [ADM-12]', async ({
  page,
  adminSession,
  signIn,
}) => {
  const screens = {
    vendors: 'Vendors',
    'audit-logs': 'Audit Logs',
    settings: 'System Settings',
    locations: 'Locations',
  }
  for (const path of Object.keys(screens)) {
    await page.goto(`/admin/${path}`)
    await expect(page).toHaveURL(`/admin/login?from=${encodeURIComponent(`/admin/${path}`)}`)
  }
  await signIn(page, await adminSession())
  for (const [path, title] of Object.entries(screens)) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
})
