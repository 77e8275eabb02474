import type { Page, Route } from '@playwright/test'
import { formatDateTime } from '@thela/contract/values/dates'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const STATS = '**/api/backup/stats'
const CREATE = '**/api/backup/manual'

const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text })
const card = (page: Page, title: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last()
const figure = (page: Page, label: string) =>
  card(page, 'Database Backup').locator('dl > div').filter({ hasText: label }).locator('dd')

// Wherever an administrator sits, the platform tells its own time.
test.use({ timezoneId: 'America/New_York' })

test.beforeEach(async ({ page, adminSession, signIn }) => {
  await signIn(page, await adminSession())
})

test('an administrator creates a backup and sees its figures [BKP-01] [BKP-04]', async ({ page }) => {
  await page.goto('/admin')
  const backups = card(page, 'Database Backup')
  const create = backups.getByRole('button', { name: 'Create Backup' })
  await expect(figure(page, 'Total Backups')).toHaveText(/^\d+$/)
  const before = Number(await figure(page, 'Total Backups').textContent())

  await create.click()
  await expect(toast(page, 'Backup created successfully!')).toBeVisible()
  await expect(figure(page, 'Total Backups')).toHaveText(String(before + 1))
  await expect(figure(page, 'Total Size')).toHaveText(/^[\d.,]+ MB$/)

  const answered = page.waitForResponse(STATS)
  await backups.getByRole('button', { name: 'Refresh' }).click()
  const { stats } = await (await answered).json()
  const newest = formatDateTime(stats.newestBackup).replace(/\s/g, '\\s')
  await expect(figure(page, 'Newest Backup')).toHaveText(new RegExp(`^${newest}$`))

  await page.reload()
  const isBegun = ({ running, stats }: Stats) => running !== null || stats.totalBackups > before + 1
  await page.route(CREATE, loseTheAnswer(page, isBegun), { times: 1 })
  await create.click()
  await expect(figure(page, 'Total Backups')).toHaveText(String(before + 2))
  await expect(toast(page, 'Backup created successfully!')).toBeVisible()
  await expect(toast(page, 'Failed to create backup')).toHaveCount(0)
  await expectAccessible(page, { include: '#backup' })
})

type Stats = { running: object | null; stats: { totalBackups: number } }

/** As a proxy does whose patience ends before the work: the server goes on, and the page is told nothing of it. */
const loseTheAnswer = (page: Page, isBegun: (seen: Stats) => boolean) => async (route: Route) => {
  const seen = page.waitForResponse(
    async (answer) => answer.url().endsWith('/api/backup/stats') && isBegun(await answer.json()),
  )
  const answer = route.fetch({ timeout: 0 })
  await seen
  await route.fulfill({ status: 504, body: '' })
  await answer
}

test('an administrator starts the tool, opens it once by its key, and stops it [ADM-07] [DBT-01]', async ({
  page,
  context,
}) => {
  await page.goto('/admin')
  const tool = card(page, 'Database Admin Tool')
  await expect(tool.getByText('Stopped', { exact: true })).toBeVisible()
  await expect(tool.getByText('Read only', { exact: true })).toBeVisible()
  await expect(tool).toContainText('Prisma Studio is used in place of pgAdmin. It is read only')
  await tool.getByRole('button', { name: 'Start pgAdmin' }).click()
  await expect(toast(page, 'pgAdmin started successfully!')).toBeVisible()
  await expect(tool.getByText('Running', { exact: true })).toBeVisible()
  const opened = context.waitForEvent('page')
  await tool.getByRole('link', { name: 'Open pgAdmin' }).click()
  const studio = await opened
  // A megabyte of somebody else's program.
  await expect(studio.getByText('audit_logs', { exact: true })).toBeVisible()
  expect(new URL(studio.url()).hash).toBe('')

  await tool.getByRole('button', { name: 'Stop pgAdmin' }).click()
  await expect(toast(page, 'pgAdmin stopped successfully!')).toBeVisible()
  await expect(tool.getByText('Stopped', { exact: true })).toBeVisible()
})
