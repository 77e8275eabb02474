import { type Ad, type AdReport, adsApi } from '@thela/contract/ads/ads'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAd, answerPlaces } from '../../testing/ad-samples.ts'
import { answer, disconnect, hold, requestsTo } from '../../testing/contract-server.ts'
import { factsOf, textsOf } from '../../testing/read-screen.ts'
import { onePageOf } from '../../testing/samples.ts'
import { showScreen, signInAdmin } from '../../testing/show-screen.tsx'

const sweets = anAd('Diwali sweets', { description: 'Fresh every day', budget: 2500, ctr: 0.125 })
const running = { ...sweets, isActive: true, impressions: 16, clicks: 2 }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const showAds = (ads: Ad[]) => answer(adsApi.list, { ads, pagination: onePageOf(ads) })

const nothing = {
  impressions: 0,
  verifiedImpressions: 0,
  overCap: 0,
  unbilled: 0,
  clicks: 0,
  ctr: 0,
  spend: 0,
}
const emptyReport: AdReport = { ...nothing, days: [], places: [] }

beforeEach(() => {
  signInAdmin()
  answerPlaces()
  showAds([running])
  answer(adsApi.readStats, { stats: { totalRevenue: 0, totalImpressions: 0, totalClicks: 0, ctr: 0 } })
  answer(adsApi.readReport, { report: emptyReport })
})

test('a card offers details, activation, editing and deletion [ADV-10]', async () => {
  showAds([running, anAd('Cola', { isActive: false })])
  await showScreen('/admin/ads')
  const card = page.getByRole('list', { name: 'Ads' }).getByRole('listitem')
  await expect.element(card.first()).toBeVisible()
  const names = (number: number) =>
    card
      .nth(number)
      .getByRole('button')
      .elements()
      .map((one) => one.getAttribute('aria-label'))
  const actions = (title: string, toggle: string) =>
    ['View details of', toggle, 'Edit', 'Delete'].map((action) => `${action} ${title}`)
  expect(names(0)).toEqual(actions('Diwali sweets', 'Deactivate'))
  expect(names(1)).toEqual(actions('Cola', 'Activate'))
})

describe('the details', () => {
  const details = page.getByRole('dialog', { name: 'Ad Details' })
  const open = async () => {
    await showScreen('/admin/ads')
    await button('View details of Diwali sweets').click()
  }

  test('show everything about an ad, and nothing to change [ADV-18]', async () => {
    await open()
    await expect.element(details.getByText('Fresh every day')).toBeVisible()
    expect(factsOf(details)).toEqual({
      Type: 'Floating',
      Status: 'Active',
      Budget: '₹2,500',
      Link: 'https://sweets.example',
      'Target level': 'City',
      Location: 'Surat, Gujarat, India',
      Impressions: '16',
      Clicks: '2',
      CTR: '12.50%',
      'Start date': 'Nov 1, 2026',
      'End date': 'Nov 30, 2026',
    })
    for (const role of ['textbox', 'combobox', 'checkbox', 'spinbutton'])
      expect(details.getByRole(role).query()).toBeNull()
    await expect.element(details.getByText('0 of 0 impressions were verified, ₹0 spent.')).toBeVisible()

    await userEvent.keyboard('{Escape}')
    await expect.element(details).not.toBeInTheDocument()
    await expect.element(button('View details of Diwali sweets')).toHaveFocus()
  })

  test('report by day and by place what was counted and what was not billed', async () => {
    const counted = { ...nothing, impressions: 16, verifiedImpressions: 15, overCap: 2, unbilled: 3 }
    const row = { ...counted, clicks: 2, ctr: 0.125, spend: 7.5 }
    const report = {
      ...row,
      days: [{ ...row, date: '2026-11-02' }],
      places: [{ ...row, place: 'Surat, Gujarat, India' }],
    }
    answer(adsApi.readReport, { report })
    await open()
    const part = details.getByRole('region', { name: 'Report' })
    await expect
      .element(part)
      .toMatchTextContent(
        '15 of 16 impressions were verified, ₹7.50 spent, 2 over the cap and not billed, 3 repeated or suspicious and not billed.',
      )
    for (const [table, first, name] of [
      ['By day', 'Day', 'Nov 2, 2026'],
      ['By place', 'Place', 'Surat, Gujarat, India'],
    ] as const) {
      const rows = part.getByRole('table', { name: table })
      const headers = [first, 'Impressions', 'Verified', 'Not billed', 'Clicks', 'CTR', 'Spend']
      expect(textsOf(rows.getByRole('columnheader'))).toEqual(headers)
      expect(textsOf(rows.getByRole('cell'))).toEqual([name, '16', '15', '5', '2', '12.50%', '₹7.50'])
    }
  })
})

describe('the button of an ad', () => {
  test('deactivates it [ADV-24] [ADV-60]', async () => {
    const stopped = { ...running, isActive: false }
    answer(adsApi.setStatus, { ad: stopped, message: 'Ad status updated successfully!' })
    await showScreen('/admin/ads')
    const call = hold(adsApi.setStatus)
    await button('Deactivate Diwali sweets').click()
    await expect.element(button('Deactivate Diwali sweets')).toBeDisabled()
    showAds([stopped])
    call.release()

    await says('Ad status updated successfully!')
    await expect.element(button('Activate Diwali sweets')).toBeEnabled()
    await expect.element(page.getByText('Inactive', { exact: true })).toBeVisible()
    expect(requestsTo(adsApi.setStatus)).toMatchObject([
      { params: { id: 'diwali-sweets' }, body: { isActive: false } },
    ])
  })

  test('leaves it as it is when that fails [ADV-66]', async () => {
    disconnect(adsApi.setStatus)
    await showScreen('/admin/ads')
    await button('Deactivate Diwali sweets').click()
    await says('Failed to update ad status')
    await expect.element(button('Deactivate Diwali sweets')).toBeEnabled()
  })
})

describe('a deletion', () => {
  const question = page.getByRole('alertdialog')
  beforeEach(async () => {
    await showScreen('/admin/ads')
    await button('Delete Diwali sweets').click()
  })

  test('asks by title, then the ad is gone [ADV-51] [ADV-59]', async () => {
    answer(adsApi.remove, { message: 'Ad deleted successfully!' })
    await expect
      .element(question)
      .toHaveAccessibleDescription('Are you sure you want to delete "Diwali sweets"?')
    expect(requestsTo(adsApi.remove)).toEqual([])
    showAds([])
    await question.getByRole('button', { name: 'Delete' }).click()

    await says('Ad deleted successfully!')
    await expect.element(page.getByRole('heading', { name: 'No ads found' })).toBeVisible()
    expect(requestsTo(adsApi.remove)).toMatchObject([{ params: { id: 'diwali-sweets' } }])
  })

  test('that fails leaves the question open [ADV-65]', async () => {
    disconnect(adsApi.remove)
    await question.getByRole('button', { name: 'Delete' }).click()
    await says('Failed to delete ad')
    await expect.element(question).toBeVisible()
  })

  test('can be cancelled', async () => {
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Diwali sweets' })).toBeVisible()
    expect(requestsTo(adsApi.remove)).toEqual([])
  })
})
