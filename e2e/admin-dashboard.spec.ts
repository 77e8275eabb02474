import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

test('an administrator sees the figures and quick actions of the platform [RTE-22] [ADM-01] [ADM-04]', async ({
  page,
  adminSession,
  signIn,
}) => {
  await signIn(page, await adminSession())
  await page.goto('/admin')

  await expect(page).toHaveTitle('Dashboard | Thela')
  await expect(page.getByRole('heading', { name: 'Welcome back, Administrator!' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('100% of total views')).toBeVisible()
  await expect(main.getByText(/^[\d.]+% of total views$/)).toHaveCount(3)
  await expectAccessible(page)
})

test('a message from a visitor is read, marked as handled and found again', async ({
  page,
  adminSession,
  signIn,
}) => {
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
  await page.getByLabel('Filter messages').selectOption('Handled')
  await expect(page).toHaveURL('/admin?messages=handled')
  await expect(row.getByText('Handled', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: `Reopen: ${subject}` }).click()
  await expect(row).toHaveCount(0)
})

test('only an administrator reads analytics, reports, logs, backups and the tool [ADM-10]', async ({
  request,
  adminSession,
  newVendor,
}) => {
  const [admin, vendor] = [await adminSession(), await newVendor()]
  const queries = [
    '/api/admin/analytics',
    '/api/admin/pgadmin/status',
    '/api/backup/stats',
    '/api/admin/vendors?includeAnalytics=true',
    '/api/admin/audit-logs',
    '/api/admin/audit-logs/stats',
  ]
  for (const query of queries) {
    const statusFor = async (headers: Record<string, string>) =>
      (await request.get(query, { headers })).status()
    const statuses = [
      await statusFor({ authorization: `Bearer ${admin.token}` }),
      await statusFor({ authorization: `Bearer ${vendor.token}` }),
      await statusFor({}),
    ]
    expect(statuses, query).toEqual([200, 403, 401])
  }
})
