import { backupsApi } from '@thela/contract/admin/backups'
import { contactMessagesApi } from '@thela/contract/admin/contact-messages'
import { databaseToolApi } from '@thela/contract/admin/database-tool'
import { notificationsApi } from '@thela/contract/admin/notifications'
import { platformAnalyticsApi } from '@thela/contract/admin/platform-analytics'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  anAdminVendor,
  answerVendors,
  aPlatform,
  aPlatformInParts,
  aSummaryInParts,
} from '../../testing/admin-samples.ts'
import { answer, refuse, requestsTo } from '../../testing/contract-server.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const main = page.getByRole('main')
const notice = main.getByRole('heading', { name: 'Visits are being counted' })
const vendors = ['Newest', 'Older'].map((name) => anAdminVendor(name))

/** The server while the sums of the night are not there yet. */
beforeEach(() => {
  signInAdmin()
  answer(notificationsApi.list, { isCounting: true })
  answer(
    platformAnalyticsApi.readPlatform,
    aPlatformInParts({
      totalVendors: 100_000,
      activeVendors: 97_000,
      recentActivity: [
        {
          id: '1',
          type: 'QR_SCAN',
          vendorId: 'v1',
          vendorName: 'Asha Chaat',
          createdAt: '2026-03-05T00:00:00Z',
        },
      ],
    }),
  )
  answer(adminVendorsApi.list, ({ query }) => ({
    vendors,
    pagination: onePageOf(vendors),
    summary: aSummaryInParts({ totalVendors: 100_000, activeVendors: 97_000 }),
    ...(query.sortBy === 'totalViews' && { isCounting: true as const }),
  }))
})

test('the overview has the vendors and the newest events, and says that the visits are being counted', async () => {
  await showScreen('/admin/analytics')
  await expect.element(notice).toBeVisible()
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect.element(summary).toMatchTextContent(/^Total Vendors[\d,]+nowActive Vendors97,000now$/)
  await expect.element(main.getByText('Asha Chaat')).toBeVisible()
  expect(main.element().textContent).not.toMatch(/Event Breakdown|Daily Activity/)
})

test('the charts and the insights say it in place of their figures', async () => {
  await showScreen('/admin/analytics?tab=charts')
  await expect.poll(() => notice.elements()).toHaveLength(2)
  expect(main.element().querySelectorAll('figure')).toHaveLength(0)
  await page.getByRole('tab', { name: 'Insights' }).click()
  await expect.poll(() => notice.elements()).toHaveLength(2)
  expect(main.element().textContent).not.toMatch(/At Risk|No event data/)
})

test('vendors by views say that the newest come first until then', async () => {
  await showScreen('/admin/analytics?tab=vendors')
  await expect.element(main.getByText(/Until then the newest vendors come first/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Newest' })).toBeVisible()
  await page.getByLabelText('Sort By').selectOptions('Name')
  await expect.element(main.getByText(/Until then/)).not.toBeInTheDocument()
})

test('the notifications do not say that there are none', async () => {
  await showScreen('/admin/analytics')
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(list.getByRole('status')).toMatchTextContent(/are being counted/)
  expect(list.element().textContent).not.toContain('No notifications')
})

test('the dashboard has the vendors, and no number where the views are being counted', async () => {
  answer(backupsApi.readStats, {
    stats: { totalBackups: 0, totalSizeInMB: 0, newestBackup: null },
    running: null,
  })
  answer(databaseToolApi.readStatus, { isRunning: false, url: null, isReadOnly: true })
  answer(contactMessagesApi.list, { messages: [], pagination: onePageOf([]) })
  await showScreen('/admin')
  await expect.element(main.getByText(/The visits of the past days are being counted/)).toBeVisible()
  const cardOf = (label: string) =>
    main.getByText(label, { exact: true }).element().parentElement?.parentElement?.textContent
  expect(cardOf('Active Vendors')).toBe('Active Vendors97,000as of now')
  for (const label of ['Total Views', 'QR Scans', 'Direct Views'])
    expect(cardOf(label)).toBe(`${label}–being counted`)
})

test('the reports say it too, and for a segment give the reason of the server', async () => {
  const reason = 'The visits of the past days are still being counted. Please try again in a few minutes.'
  await showScreen('/admin/reports')
  await expect.element(notice).toBeVisible()
  refuse(adminVendorsApi.list, 503, { message: reason })
  await page.getByRole('button', { name: 'High Activity' }).click()
  await expect.element(main.getByText(reason)).toBeVisible()
})

test('the figures are asked for every minute until they are there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await showScreen('/admin/analytics')
  await expect.element(notice).toBeVisible()
  const asked = () => requestsTo(platformAnalyticsApi.readPlatform).length
  const before = asked()

  answer(platformAnalyticsApi.readPlatform, aPlatform({ totalViews: 40 }))
  answer(notificationsApi.list, { notifications: [], pagination: onePageOf([]) })
  answerVendors([])
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.poll(asked).toBe(before + 1)
  await expect.element(page.getByRole('region', { name: 'Summary' })).toMatchTextContent(/Total Views40/)
  await expect.element(notice).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(14 * 60_000)
  expect(asked()).toBe(before + 1)
})
