import { backupsApi } from '@thela/contract/admin/backups'
import { contactMessagesApi, type ReceivedMessage } from '@thela/contract/admin/contact-messages'
import { databaseToolApi } from '@thela/contract/admin/database-tool'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '../../api/query-client.ts'
import { answerVendors } from '../../testing/admin-samples.ts'
import { answer, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const main = page.getByRole('main')
const figures = { totalVendors: 8, activeVendors: 6, totalViews: 1200, qrScans: 300, menuViews: 900 }
const stats = { totalBackups: 3, totalSizeInMB: 12.5, newestBackup: '2026-03-05T20:00:00.000Z' }
const stopped = { isRunning: false, url: null, isReadOnly: true }

/** The card of this title, which is the innermost section with that heading. */
const card = (title: string) =>
  main.getByRole('heading', { name: title, exact: true }).element().closest('section') as HTMLElement

const answerMessages = (messages: ReceivedMessage[]) =>
  answer(contactMessagesApi.list, ({ query }) => {
    const shown = messages.filter(({ handled }) => !query.handled || String(handled) === query.handled)
    return { messages: shown, pagination: onePageOf(shown) }
  })

async function showDashboard() {
  await showScreen('/admin')
  await expect.element(main.getByRole('heading', { name: 'Database Backup', exact: true })).toBeVisible()
}

beforeEach(() => {
  signInAdmin()
  answerVendors([], figures)
  answer(backupsApi.readStats, { stats, running: null })
  answer(databaseToolApi.readStatus, stopped)
  answerMessages([])
})

test('the welcome line names the administrator, and a link leads to the site [ADM-01] [ADM-02]', async () => {
  await showDashboard()
  await expect.element(page.getByRole('heading', { name: 'Welcome back, Meera Shah!' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/')
})

test('five cards have the figures, three of them their share of the views [ADM-03] [ADM-04]', async () => {
  await showDashboard()
  const cards = [
    ['Total Vendors', '8', 'as of now'],
    ['Active Vendors', '6', 'as of now'],
    ['Total Views', '1,200', '100% of total views'],
    ['QR Scans', '300', '25% of total views'],
    ['Direct Views', '900', '75% of total views'],
  ]
  await expect.element(main.getByText('100% of total views')).toBeVisible()
  for (const [label, value, caption] of cards) {
    const text = main.getByText(label as string, { exact: true }).element().parentElement?.parentElement
    expect(text?.textContent).toBe(`${label}${value}${caption}`)
  }
})

test('figures that cannot be loaded say so and are asked for again', async () => {
  refuse(adminVendorsApi.list, 500, { message: 'Server error' })
  await showDashboard()
  await expect.element(page.getByText('We could not load the figures.')).toBeVisible()
  answerVendors([], figures)
  await main.getByRole('button', { name: 'Retry' }).click()
  await expect.element(main.getByText('100% of total views')).toBeVisible()
})

test('quick actions lead to vendors, ads, analytics and settings [ADM-05]', async () => {
  await showDashboard()
  for (const [name, path] of Object.entries({
    'Manage Vendors': '/admin/vendors',
    'Manage Ads': '/admin/ads',
    'View Analytics': '/admin/analytics',
    'System Settings': '/admin/settings',
  }))
    await expect.element(main.getByRole('link', { name })).toHaveAttribute('href', path)
})

describe('a narrow screen', () => {
  beforeEach(() => page.viewport(390, 500))
  afterEach(() => page.viewport(1280, 800))

  test('scrolls to the backups by a quick action [ADM-06]', async () => {
    await showDashboard()
    await expect.element(main.getByText('100% of total views')).toBeVisible()
    const top = () => document.getElementById('backup')?.getBoundingClientRect().top
    expect(top()).toBeGreaterThan(500)
    await page.getByRole('button', { name: 'Database Backup' }).click()
    await expect.poll(top).toBeLessThan(500)
  })
})

describe('the card of the backups', () => {
  const title = 'Database Backup'
  const figure = (label: string) =>
    [...card(title).querySelectorAll('dl > div')]
      .find((part) => part.querySelector('dt')?.textContent === label)
      ?.querySelector('dd')?.textContent

  test('shows how many there are, their size and the newest [ADM-08] [BKP-01]', async () => {
    await showDashboard()
    await expect.poll(() => figure('Total Backups')).toBe('3')
    expect(figure('Total Size')).toBe('12.5 MB')
    expect(figure('Newest Backup')).toMatch(/^Mar 6, 2026, 1:30:00\sAM$/)
    await expect.element(main.getByRole('button', { name: 'Create Backup' })).toBeEnabled()
  })

  test('loads its figures again on Refresh [BKP-02]', async () => {
    await showDashboard()
    await expect.poll(() => figure('Total Backups')).toBe('3')
    answer(backupsApi.readStats, { stats: { ...stats, totalBackups: 4 }, running: null })
    await main.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => figure('Total Backups')).toBe('4')
  })

  test('says that one is being made until it is there [BKP-03] [BKP-04]', async () => {
    await showDashboard()
    const backup = { name: 'b', sizeInMB: 1, createdAt: '2026-03-06T20:00:00.000Z' }
    answer(backupsApi.create, { success: true, message: 'Backup created', backup })
    const creating = hold(backupsApi.create)
    await main.getByRole('button', { name: 'Create Backup' }).click()
    await expect.element(main.getByRole('button', { name: 'Creating...' })).toBeDisabled()
    await expect.element(main.getByRole('progressbar', { name: 'Creating a backup' })).toBeVisible()
    creating.release()
    await expect.element(page.getByText('Backup created successfully!')).toBeVisible()
    await expect.element(main.getByRole('button', { name: 'Create Backup' })).toBeEnabled()
  })

  test("fails with the server's message, or with its own [BKP-05] [BKP-06]", async () => {
    await showDashboard()
    const create = () => main.getByRole('button', { name: 'Create Backup' }).click()
    refuse(backupsApi.create, 500, { message: 'The disk is full' })
    await create()
    await expect.element(page.getByText('The disk is full')).toBeVisible()
    refuse(backupsApi.create, 500, { message: '' })
    await create()
    await expect.element(page.getByText('Failed to create backup')).toBeVisible()
    disconnect(backupsApi.create)
    await create()
    await expect.element(page.getByText('Error creating backup')).toBeVisible()
  })

  test('shows no figures and says nothing when they cannot be loaded [BKP-07]', async () => {
    refuse(backupsApi.readStats, 500, { message: 'Server error' })
    refuse(databaseToolApi.readStatus, 500, { message: 'Server error' })
    await showDashboard()
    await expect.poll(() => figure('Total Backups')).toBe('—')
    await expect.element(main.getByText('Unknown', { exact: true })).toBeVisible()
    expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(0)
  })
})

describe('the card of the database tool', () => {
  const url = 'http://127.0.0.1:5050/'

  afterEach(() => {
    vi.useRealTimers()
  })

  test('starts the tool and says whether it runs [ADM-07] [DBT-01] [DBT-08]', async () => {
    await showDashboard()
    await expect.element(main.getByText('Stopped', { exact: true })).toBeVisible()
    await expect.element(main.getByRole('button', { name: 'Stop pgAdmin' })).not.toBeInTheDocument()

    answer(databaseToolApi.start, { success: true, isRunning: true, url: `${url}#key=1`, message: '' })
    answer(databaseToolApi.readStatus, { ...stopped, isRunning: true, url })
    await main.getByRole('button', { name: 'Start pgAdmin' }).click()
    await expect.element(main.getByText('Running', { exact: true })).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'Open pgAdmin' }))
      .toHaveAttribute('href', `${url}#key=1`)

    answer(databaseToolApi.stop, { success: true, isRunning: false, message: '' })
    answer(databaseToolApi.readStatus, stopped)
    await main.getByRole('button', { name: 'Stop pgAdmin' }).click()
    await expect.element(main.getByText('Stopped', { exact: true })).toBeVisible()
  })

  test('says that starting worked or failed [DBT-04] [DBT-05]', async () => {
    await showDashboard()
    const start = () => main.getByRole('button', { name: 'Start pgAdmin' }).click()
    refuse(databaseToolApi.start, 503, { message: '' })
    await start()
    await expect.element(page.getByText('Failed to start pgAdmin')).toBeVisible()
    answer(databaseToolApi.start, { success: true, isRunning: true, url, message: '' })
    await start()
    await expect.element(page.getByText('pgAdmin started successfully!')).toBeVisible()
  })

  test('says that stopping worked or failed [DBT-06] [DBT-07]', async () => {
    answer(databaseToolApi.readStatus, { ...stopped, isRunning: true, url })
    await showDashboard()
    await expect.element(main.getByRole('button', { name: 'Stop pgAdmin' })).toBeVisible()
    const stop = () => main.getByRole('button', { name: 'Stop pgAdmin' }).click()
    refuse(databaseToolApi.stop, 503, { message: '' })
    await stop()
    await expect.element(page.getByText('Failed to stop pgAdmin')).toBeVisible()
    answer(databaseToolApi.stop, { success: true, isRunning: false, message: '' })
    await stop()
    await expect.element(page.getByText('pgAdmin stopped successfully!')).toBeVisible()
  })

  test("says 'Read only' where Prisma's studio stands in for pgAdmin, and only there [DBT-10]", async () => {
    await showDashboard()
    await expect.element(main.getByText('Read only', { exact: true })).toBeVisible()
    await expect
      .element(main)
      .toMatchTextContent(/Prisma Studio is used in place of pgAdmin\. It is read only/)
    await expect.element(main).toMatchTextContent(/on the Thela server\. To open it from another/)

    answer(databaseToolApi.readStatus, { ...stopped, isReadOnly: false })
    await queryClient.refetchQueries()
    await expect.element(main).toMatchTextContent(/Your own pgAdmin/)
    await expect.element(main.getByText('Read only', { exact: true })).not.toBeInTheDocument()
  })

  test('asks for the status every five seconds [DBT-02]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await showDashboard()
    await expect.element(main.getByText('Stopped', { exact: true })).toBeVisible()
    const asked = requestsTo(databaseToolApi.readStatus).length
    await vi.advanceTimersByTimeAsync(4900)
    expect(requestsTo(databaseToolApi.readStatus)).toHaveLength(asked)

    answer(databaseToolApi.readStatus, { ...stopped, isRunning: true, url })
    await vi.advanceTimersByTimeAsync(100)
    await expect.element(main.getByText('Running', { exact: true })).toBeVisible()
    expect(requestsTo(databaseToolApi.readStatus)).toHaveLength(asked + 1)
  })

  test('links to the address of the tool, and says how to reach it from another computer [DBT-09]', async () => {
    answer(databaseToolApi.readStatus, { isRunning: true, url, isReadOnly: false })
    await showDashboard()
    await expect.element(main.getByRole('link', { name: 'Open pgAdmin' })).toHaveAttribute('href', url)
    await expect
      .element(main)
      .toMatchTextContent(/the Thela server \(127\.0\.0\.1:5050\)\. To open it from another/)
    await expect.element(main).toMatchTextContent(/Your own pgAdmin/)
    await expect.element(main.getByText('Read only', { exact: true })).not.toBeInTheDocument()
  })

  test('links to the address that the operator has set, which needs no tunnel [DBT-09]', async () => {
    answer(databaseToolApi.readStatus, { isRunning: true, url: 'https://db.thela.test/', isReadOnly: false })
    await showDashboard()
    await expect
      .element(main.getByRole('link', { name: 'Open pgAdmin' }))
      .toHaveAttribute('href', 'https://db.thela.test/')
    await expect.element(main).toMatchTextContent(/It opens at db\.thela\.test\./)
  })
})

test('the messages of visitors say that they failed to load, and that there are none', async () => {
  refuse(contactMessagesApi.list, 500, { message: 'Server error' })
  await showDashboard()
  await expect.element(page.getByText('We could not load the messages.')).toBeVisible()
  answerMessages([])
  await main.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('heading', { name: 'No open messages' })).toBeVisible()
})
