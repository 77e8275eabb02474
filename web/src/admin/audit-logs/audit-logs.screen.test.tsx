import { type AuditLog, auditLogsApi } from '@thela/contract/core/audit-logs'
import { paginate } from '@thela/contract/values/paging'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse, requestsTo } from '../../testing/contract-server.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const PATH = '/admin/audit-logs'
const stats = { totalActions: 1240, todayActions: 7, activeAdmins: 2, weeklyActions: 31 }
const rows = page.getByRole('row')
const dialog = page.getByRole('dialog')

const aLog = (id: string, more: Partial<AuditLog> = {}): AuditLog => ({
  id,
  createdAt: '2026-03-05T20:00:00.000Z',
  admin: { name: 'Nisha Rao', email: 'nisha@thela.example' },
  actorId: 'admin2',
  actorType: 'ADMIN',
  actorName: null,
  action: 'UPDATE',
  entity: 'VENDOR',
  entityId: 'vendor1',
  entityName: 'Kashi Chaat Corner',
  metadata: null,
  oldValues: { showAds: true },
  newValues: { showAds: false },
  ipAddress: '127.0.0.1',
  ...more,
})

const answerLogs = (logs: AuditLog[]) =>
  answer(auditLogsApi.list, ({ query }) => {
    const [number, limit] = [Number(query.page ?? 1), Number(query.limit)]
    return {
      logs: logs.slice((number - 1) * limit, number * limit),
      pagination: paginate({ page: number, limit }, logs.length),
      total: logs.length,
    }
  })

const optionsOf = (label: string) =>
  page
    .getByLabelText(label, { exact: true })
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

const lastQuery = () => requestsTo(auditLogsApi.list).at(-1)?.query

beforeEach(() => {
  signInAdmin()
  answer(auditLogsApi.readStats, { stats })
  answerLogs([aLog('1')])
})

test('four cards count the actions of the last thirty days [AUD-02] [AUD-13]', async () => {
  await showScreen(PATH)
  await expect.element(page.getByText('1,240')).toBeVisible()
  for (const [label, value] of [
    ['Total Actions', '1,240'],
    ["Today's Actions", '7'],
    ['Active Admins', '2'],
    ['Last 7 Days', '31'],
  ] as const) {
    const card = page.getByText(label, { exact: true }).element().parentElement?.parentElement
    expect(card?.textContent).toContain(label + value)
  }
  expect(requestsTo(auditLogsApi.readStats)).toMatchObject([{ query: { period: '30d' } }])
})

test('the header refreshes entries and counts, and offers the export [AUD-01]', async () => {
  await showScreen(PATH)
  await expect.element(rows.nth(1)).toMatchTextContent(/UPDATE/)
  await expect.element(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled()

  answerLogs([aLog('2', { action: 'DELETE' }), aLog('1')])
  answer(auditLogsApi.readStats, { stats: { ...stats, todayActions: 8 } })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(rows.nth(1)).toMatchTextContent(/DELETE/)
  await expect.element(page.getByText('8', { exact: true })).toBeVisible()
})

describe('the filters', () => {
  beforeEach(async () => {
    await showScreen(PATH)
    await expect.element(page.getByLabelText('Time range')).toBeVisible()
  })

  test('are search, action, entity and time range [AUD-03]', async () => {
    expect(optionsOf('Time range')).toEqual([
      'All time',
      'Today',
      'Last 7 days',
      'Last 30 days',
      'Last 90 days',
    ])
    await page.getByLabelText('Search').fill('vendor1')
    await expect.poll(lastQuery).toEqual({ search: 'vendor1', limit: '50' })
    await page.getByLabelText('Action', { exact: true }).selectOptions('LOGIN')
    await page.getByLabelText('Entity').selectOptions('ADMIN')
    await page.getByLabelText('Time range').selectOptions('Last 7 days')
    await expect
      .poll(lastQuery)
      .toEqual({ search: 'vendor1', action: 'LOGIN', entity: 'ADMIN', period: '7d', limit: '50' })
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(lastQuery).toEqual({ limit: '50' })
  })

  test('offer every action and the documented entities first [AUD-04] [AUD-05]', () => {
    expect(optionsOf('Action')).toEqual(['All actions', 'CREATE', 'UPDATE', 'DELETE', 'LOGIN', 'LOGOUT'])
    expect(optionsOf('Entity').slice(0, 6)).toEqual([
      'All entities',
      'VENDOR',
      'AD',
      'CATEGORY',
      'MENU_ITEM',
      'ADMIN',
    ])
  })
})

test('an entry says when, who, what, on which entity and from where [AUD-06] [AUD-07] [AUD-08]', async () => {
  const long = 'A very long reason. '.repeat(20)
  answerLogs([
    aLog('1', { metadata: { reason: long } }),
    aLog('2', {
      admin: null,
      actorId: 'vendor7',
      actorType: 'VENDOR',
      action: 'LOGIN',
      ipAddress: '10.0.0.1',
    }),
  ])
  await showScreen(PATH)
  await expect.element(rows.nth(1)).toBeVisible()
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Timestamp', 'Admin', 'Action', 'Entity', 'Details', 'IP Address'])
  const [update, login] = [rows.nth(1), rows.nth(2)]
  for (const text of ['Nisha Rao', 'nisha@thela.example', 'UPDATE', 'VENDOR', 'vendor1', 'Localhost'])
    await expect.element(update.getByText(text, { exact: true })).toBeVisible()
  await expect.element(update.getByText(/^Mar 6, 2026, 1:30:00\sAM$/)).toBeVisible()
  for (const text of ['vendor7', 'VENDOR', 'LOGIN', '10.0.0.1'])
    await expect.element(login.getByText(text, { exact: true }).first()).toBeVisible()

  const details = update.getByText('A very long reason.').element()
  expect(details.scrollWidth).toBeGreaterThan(details.clientWidth)
  expect(getComputedStyle(details).textOverflow).toBe('ellipsis')
})

test('an entry names the stall and the thing beside their ids', async () => {
  answerLogs([
    aLog('1', {
      admin: null,
      actorId: 'vendor7',
      actorType: 'VENDOR',
      actorName: 'Hiral Locho House',
      entity: 'MENU_ITEM',
      entityId: 'item3',
      entityName: 'Butter Locho',
    }),
  ])
  await showScreen(PATH)
  for (const text of ['Hiral Locho House', 'VENDOR vendor7', 'MENU_ITEM', 'Butter Locho', 'item3'])
    await expect.element(rows.nth(1).getByText(text, { exact: true })).toBeVisible()

  await rows.nth(1).getByRole('button', { name: 'View Changes' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Changes to Butter Locho' })).toBeVisible()
})

test('View Changes shows previous and new values, where both exist [AUD-09]', async () => {
  answerLogs([aLog('1'), aLog('2', { action: 'CREATE', oldValues: null })])
  await showScreen(PATH)
  await expect.element(rows.nth(2)).toMatchTextContent(/CREATE/)
  expect(rows.nth(2).getByRole('button', { name: 'View Changes' }).query()).toBeNull()

  await rows.nth(1).getByRole('button', { name: 'View Changes' }).click()
  await expect.element(dialog.getByRole('row', { name: 'Show Ads Yes No' })).toBeVisible()
  expect([...dialog.element().querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
    'Field',
    'Previous Values',
    'New Values',
  ])
})

test('no entries, and entries that cannot be loaded, say so [AUD-10]', async () => {
  refuse(auditLogsApi.list, 500, { message: 'Server error' })
  await showScreen(`${PATH}?action=LOGOUT`)
  await expect.element(page.getByText('We could not load the audit logs.')).toBeVisible()
  answerLogs([])
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('heading', { name: 'No audit logs found' })).toBeVisible()
})

test('fifty entries need no second page, and fifty-one do [AUD-11] [AUD-12]', async () => {
  const logs = Array.from({ length: 51 }, (_, n) => aLog(String(n)))
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  answerLogs(logs.slice(1))
  await showScreen(PATH)
  await expect.element(rows.nth(50)).toBeVisible()
  expect(pages.query()).toBeNull()
  expect(lastQuery()).toEqual({ limit: '50' })

  answerLogs(logs)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(page.getByText('Showing 1 to 50 of 51 actions')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByText('Showing 51 to 51 of 51 actions')).toBeVisible()
  expect(lastQuery()).toEqual({ page: '2', limit: '50' })
})

test('a page past the last one leads back to it', async () => {
  answerLogs(Array.from({ length: 51 }, (_, n) => aLog(String(n))))
  await showScreen(`${PATH}?page=3`)
  await expect.element(page.getByRole('heading', { name: 'No actions on this page' })).toBeVisible()
  await page.getByRole('button', { name: 'Go to the last page' }).click()
  await expect.element(page.getByText('Showing 51 to 51 of 51 actions')).toBeVisible()
})
