import { areaAdQueueApi } from '@thela/contract/ads/area-queue'
import { adQueueApi } from '@thela/contract/ads/queue'
import { messages } from '@thela/contract/error-body'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, disconnect, refuse, requestsTo } from '../../testing/contract-server.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const { migratePriorities } = areaAdQueueApi
const dialog = page.getByRole('dialog', { name: 'Priority Migration' })
const option = (name: string) => dialog.getByRole('checkbox', { name })
const press = (name: string) => dialog.getByRole('button', { name }).click()
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

beforeEach(async () => {
  signInAdmin()
  answer(adQueueApi.list, { items: [], locations: [], pagination: onePageOf([]) })
  answer(adQueueApi.readStats, { stats: { totalAds: 0, activeAds: 0, inactiveAds: 0, area: 'All areas' } })
  await showScreen('/admin/ad-queue')
  await page.getByRole('button', { name: 'Priority Migration' }).click()
})

test('a migration starts as a dry run without force for zero priorities only [AQ-14] [AQ-15]', async () => {
  await expect.element(option('Dry run')).toBeChecked()
  await expect.element(option('Force')).not.toBeChecked()
  await expect.element(option('Only zero priorities')).toBeChecked()

  const changes = [{ id: 'sweets', from: 0, to: 75 }]
  answer(migratePriorities, {
    message: 'Dry run: 1 items would change',
    data: { dryRun: true, scanned: 1204, updated: 0, skipped: 1203, changes },
  })
  await press('Start dry run')
  await says('Dry run: 1 items would change')
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('1,204 placements checked, 1 change to be made, 1,203 skipped.')
  expect(requestsTo(migratePriorities).map(({ body }) => body)).toEqual([
    { dryRun: true, force: false, onlyZeroPriorities: true },
  ])
})

test('a migration says what the server says, or that it is completed [AQ-16]', async () => {
  const data = { dryRun: false, scanned: 3, updated: 2, skipped: 1, changes: [] }
  answer(migratePriorities, { message: 'Two placements were moved', data })
  await option('Dry run').click()
  await press('Migrate priorities')
  await says('Two placements were moved')
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('3 placements checked, 2 changes made, 1 skipped.')

  answer(migratePriorities, { message: '', data })
  await press('Migrate priorities')
  await says('Migration completed successfully')
})

test('a refused migration says the reason in the error of the answer [AQ-17]', async () => {
  refuse(migratePriorities, 400, {
    message: 'Migration failed',
    error: 'Force needs only-zero-priorities off',
  })
  await option('Force').click()
  await press('Start dry run')
  await says('Force needs only-zero-priorities off')
  expect(requestsTo(migratePriorities)[0]?.body).toMatchObject({ force: true, onlyZeroPriorities: true })
  await expect.element(dialog).toBeVisible()
})

test('a migration that breaks off says that it failed [AQ-17]', async () => {
  refuse(migratePriorities, 500, { message: messages.serverError })
  await press('Start dry run')
  await says('Migration failed')
  await expect.element(page.getByText(messages.serverError)).not.toBeInTheDocument()
})

test('a migration without an answer says that it failed [AQ-17]', async () => {
  disconnect(migratePriorities)
  await press('Start dry run')
  await says('Migration failed')
})
