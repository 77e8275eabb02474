import type { Today } from '@thela/contract/analytics/today'
import {
  type AnalyticsEvent,
  type VendorStats,
  vendorAnalyticsApi,
} from '@thela/contract/analytics/vendor-analytics'
import { categoriesApi } from '@thela/contract/menus/categories'
import { itemsApi } from '@thela/contract/menus/items'
import { openingHoursApi } from '@thela/contract/vendors/opening-hours'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { advance, eventually, stopClock } from '../../testing/clock.ts'
import { answer, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { cardOf } from '../../testing/locators.ts'
import { textsOf } from '../../testing/read-screen.ts'
import { anEvent, anItem, aVendor, noStats, onePageOf, someAnalytics } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { toastTexts } from '../../testing/toasts.ts'

const { readSummary, readToday, readAnalytics } = vendorAnalyticsApi
const PATH = '/dashboard'
const main = page.getByRole('main')
const numbers = page.getByRole('region', { name: 'Overview' })
const refresh = numbers.getByRole('button', { name: 'Refresh' })
const activity = cardOf('Recent Activity')
const menu = cardOf('Your Menu')
const busy = { totalCategories: 3, totalItems: 12, totalMenuViews: 124560, totalQrScans: 84 }

const noHours = Array<number>(24).fill(0)
const aToday = (more: Partial<Today> = {}): Today => ({
  date: '2026-11-17',
  visitors: 0,
  qrScans: 0,
  menuViews: 0,
  hours: noHours,
  usualHours: null,
  usualByNow: null,
  items: [],
  hasTemplate: true,
  ...more,
})
const showToday = (more: Partial<Today> = {}) => answer(readToday, { today: aToday(more) })
const showStats = (stats: VendorStats) => answer(readSummary, { stats })
const showActivity = (events: AnalyticsEvent[]) => answer(readAnalytics, someAnalytics(events))
const callCounts = () => [requestsTo(readSummary).length, requestsTo(readAnalytics).length]

beforeEach(() => {
  signInVendor()
  showStats(busy)
  showToday()
  showActivity([])
})

describe('a vendor who does not open today', () => {
  const card = cardOf('Opening today')

  test('says so with one tap and takes it back with another [OPEN-01]', async () => {
    const closedUntil = '2099-11-18T03:30:00.000Z'
    answer(openingHoursApi.setClosedToday, ({ body }) => ({
      closedUntil: (body as { isClosedToday: boolean }).isClosedToday ? closedUntil : null,
    }))
    await showScreen(PATH)
    await card.getByRole('button', { name: 'Closed today' }).click()

    await expect
      .element(card.getByRole('status'))
      .toMatchTextContent('Your menu says that you are closed today. It says so until Nov 18, 2099, 9:00 AM.')
    await card.getByRole('button', { name: 'Open again' }).click()
    await expect.element(card.getByRole('button', { name: 'Closed today' })).toBeVisible()
    expect(requestsTo(openingHoursApi.setClosedToday).map(({ body }) => body)).toEqual([
      { isClosedToday: true },
      { isClosedToday: false },
    ])
  })

  test('reads that it did not work, and is as open as before', async () => {
    refuse(openingHoursApi.setClosedToday, 500, { message: 'Something went wrong' })
    await showScreen(PATH)
    await card.getByRole('button', { name: 'Closed today' }).click()

    await expect.poll(toastTexts).not.toEqual([])
    await expect.element(card.getByRole('button', { name: 'Closed today' })).toBeEnabled()
  })

  test('is open again by itself when the time has come', async () => {
    signInVendor(aVendor({ closedUntil: '2026-01-01T03:30:00.000Z' }))
    await showScreen(PATH)
    await expect.element(card.getByRole('button', { name: 'Closed today' })).toBeVisible()
  })
})

describe('a vendor on the front page', () => {
  test('is welcomed by name [DASH-01]', async () => {
    await showScreen(PATH)

    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent('Welcome back, Asha Patel!')
  })

  test('sees four numbers, with the names that the server gives them [DASH-05] [DASH-06]', async () => {
    await showScreen(PATH)

    await expect
      .element(numbers)
      .toMatchTextContent('Categories3Menu Items12Menu Views1,24,560besides scansQR Scans84')
  })

  test('refreshes both numbers and activity [DASH-02]', async () => {
    await showScreen(PATH)
    await expect.element(numbers).toMatchTextContent('1,24,560')
    await expect.element(activity).toMatchTextContent('No recent activity')

    showStats({ ...busy, totalMenuViews: 124561 })
    showActivity([anEvent('QR_SCAN')])
    await refresh.click()
    await expect.element(numbers).toMatchTextContent('1,24,561')
    await expect.element(activity).toMatchTextContent('QR code scanned')
    expect(callCounts()).toEqual([2, 2])
  })

  test('is told once when a refresh fails, and can press the button again [DASH-02]', async () => {
    await showScreen(PATH)
    await expect.element(numbers).toMatchTextContent('1,24,560')

    for (const call of [readSummary, readToday, readAnalytics]) disconnect(call)
    refresh.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(toastTexts).toEqual(['Failed to refresh dashboard'])
    await expect.element(numbers).toMatchTextContent('1,24,560')
    await expect.element(refresh).toHaveFocus()
    await expect.element(refresh).toBeEnabled()
  })

  test('has four quick actions; adding opens the form at once [DASH-07]', async () => {
    answer(categoriesApi.list, { categories: [], pagination: onePageOf([]) })
    await showScreen(PATH)
    const links = cardOf('Quick Actions').getByRole('link')

    await expect
      .poll(() => textsOf(links))
      .toEqual(['Add Category', 'Add Menu Item', 'View Analytics', 'Update Profile'])
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/categories?add=1',
      '/dashboard/items?add=1',
      '/dashboard/analytics',
      '/dashboard/profile',
    ])
    await links.first().click()
    await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Add Category')
  })

  test('reads the last five events with their time, and finds all of them [DASH-08] [DASH-09]', async () => {
    stopClock()
    showActivity([
      anEvent('QR_SCAN', 5),
      anEvent('MENU_VIEW', 5 * 60),
      anEvent('CATEGORY_REORDERED', 2 * 3600),
      anEvent('MENU_ITEM_IMAGE_UPDATED', 3 * 86_400),
      anEvent('VENDOR_REGISTRATION', 15 * 86_400),
    ])
    await showScreen(PATH)

    await expect
      .poll(() => textsOf(activity.getByRole('listitem')))
      .toEqual([
        'QR code scannedjust now',
        'Menu viewed5 minutes ago',
        'Categories reordered2 hours ago',
        'Item image updated3 days ago',
        'Vendor registered2 weeks ago',
      ])
    expect(requestsTo(readAnalytics)[0]?.query).toEqual({ limit: '5', signIns: 'hide' })
    await expect
      .element(activity.getByRole('link', { name: 'View all' }))
      .toHaveAttribute('href', '/dashboard/analytics')
  })

  test('reads that nothing has happened yet [DASH-10]', async () => {
    await showScreen(PATH)

    await expect.element(activity).toMatchTextContent('No recent activity')
  })
})

describe('the menu of a vendor', () => {
  const qrCodeUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const qrCode = menu.getByRole('img', { name: 'QR code of Asha Chaat' })
  const code = main.getByRole('link', { name: 'View QR Code' })

  test('is linked, and so is its QR code when there is one [DASH-03] [DASH-04]', async () => {
    signInVendor(aVendor({ qrCodeUrl }))
    await showScreen(PATH)
    const link = main.getByRole('link', { name: 'View Menu' })

    await expect.element(link).toHaveAttribute('href', '/asha-chaat/vendor1')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(code).toHaveAttribute('href', '/dashboard/qr-code')
    await expect.element(qrCode).toHaveAttribute('src', qrCodeUrl)
  })

  test('has no link to its QR code without one, which is then drawn here [DASH-04] [DASH-14]', async () => {
    signInVendor(aVendor({ qrCodeUrl: null }))
    await showScreen(PATH)

    await expect.element(qrCode).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/))
    await expect.element(code).not.toBeInTheDocument()
  })

  test('has an address to read and to copy, which is confirmed for five seconds [DASH-11] [DASH-12] [CONST-15]', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    stopClock()
    await showScreen(PATH)
    const url = menu.getByLabelText('Menu URL')
    await expect.element(url).toHaveValue('https://thela.example/asha-chaat/vendor1')
    await expect.element(url).toHaveAttribute('readonly')

    const button = menu.getByRole('button').element() as HTMLButtonElement
    expect(button.textContent).toBe('Copy')
    button.click()
    await eventually(() => expect(button.textContent).toBe('Copied!'))
    expect(writeText.mock.calls).toEqual([['https://thela.example/asha-chaat/vendor1']])
    await advance(4500)
    expect(button.textContent).toBe('Copied!')
    await advance(500)
    await eventually(() => expect(button.textContent).toBe('Copy'))
  })
})

describe('the numbers and the activity', () => {
  /** Shows the screen with the clock stopped, when everything has arrived once. */
  async function showAll() {
    stopClock()
    await showScreen(PATH)
    await eventually(() => {
      expect(numbers.query()?.textContent).toContain('1,24,560')
      expect(activity.query()?.textContent).toContain('No recent activity')
    })
    expect(callCounts()).toEqual([1, 1])
  }
  const focusWindow = () => window.dispatchEvent(new Event('focus'))

  function setVisibility(state: DocumentVisibilityState) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }

  test('are polled every 30 seconds, except in a hidden tab [DASH-15]', async () => {
    await showAll()
    await advance(29_500)
    expect(callCounts()).toEqual([1, 1])
    await advance(500)
    await eventually(() => expect(callCounts()).toEqual([2, 2]))

    setVisibility('hidden')
    await advance(120_000)
    expect(callCounts()).toEqual([2, 2])
    setVisibility('visible')
    await eventually(() => expect(callCounts()).toEqual([3, 3]))
  })

  test('are fetched again when the window gets the focus, unless they are less than ten seconds old [DASH-16] [DASH-17]', async () => {
    await showAll()
    await advance(9_500)
    focusWindow()
    await advance(0)
    expect(callCounts()).toEqual([1, 1])

    await advance(600)
    focusWindow()
    await eventually(() => expect(callCounts()).toEqual([2, 2]))
  })

  test('are polled every 30 seconds and stay fresh for ten [CONST-12]', async () => {
    await showAll()
    await advance(30_000)
    await eventually(() => expect(callCounts()).toEqual([2, 2]))
    await advance(9_500)
    focusWindow()
    await advance(0)
    expect(callCounts()).toEqual([2, 2])
    await advance(600)
    focusWindow()
    await eventually(() => expect(callCounts()).toEqual([3, 3]))
  })

  test('are asked for once more before the vendor reads that they failed, and can be retried [DASH-18]', async () => {
    disconnect(readSummary)
    disconnect(readAnalytics)
    await showScreen(PATH)

    await expect.element(numbers).toMatchTextContent('We could not load your statistics.')
    await expect.element(activity).toMatchTextContent('We could not load recent activity.')
    expect(callCounts()).toEqual([2, 2])
    expect(toastTexts()).toEqual([])

    showStats(busy)
    await numbers.getByRole('button', { name: 'Retry' }).click()
    await expect.element(numbers).toMatchTextContent('1,24,560')
  })

  test('stay on screen while a poll fails', async () => {
    await showAll()
    disconnect(readSummary)
    await advance(30_000)
    await advance(5_000)
    expect(requestsTo(readSummary)).toHaveLength(3)

    await expect.element(numbers).toMatchTextContent('1,24,560')
    expect(toastTexts()).toEqual([])
  })

  test('have places of the same shape while they are loading', async () => {
    const held = [hold(readSummary), hold(readAnalytics)]
    await showScreen(PATH)

    await expect.element(page.getByRole('status', { name: 'Loading recent activity' })).toBeVisible()
    expect(numbers.getByCss('[aria-busy=true]').elements()).toHaveLength(4)
    for (const call of held) call.release()
    await expect.element(numbers).toMatchTextContent('1,24,560')
    expect(numbers.getByCss('[aria-busy=true]').elements()).toHaveLength(0)
  })
})

describe('today', () => {
  const today = cardOf('Today')
  const usualHours = noHours.map((_, hour) => (hour === 9 ? 2.5 : 0))

  test('shows how many people came, how they came, and whether that is usual', async () => {
    const hours = noHours.map((_, hour) => (hour === 12 ? 14 : 0))
    showToday({ visitors: 12, qrScans: 9, menuViews: 5, hours, usualHours, usualByNow: 10 })
    await showScreen(PATH)

    await expect.element(today).toMatchTextContent('12people')
    await expect.element(today).toMatchTextContent('14 visits: 9 by code, 5 by link')
    await expect.element(today).toMatchTextContent('4 more than usual on a Tuesday by this time.')
    await expect.element(today.getByRole('row', { name: '12:00 PM' })).toMatchTextContent('12:00 PM140')
    await expect.element(today.getByRole('columnheader', { name: 'A usual Tuesday' })).toBeInTheDocument()
  })

  test('of a new vendor says that nobody has come yet, and draws nothing', async () => {
    await showScreen(PATH)

    await expect.element(today).toMatchTextContent('0peopleNobody has opened your menu yet today.')
    await expect.element(today.getByRole('figure')).not.toBeInTheDocument()
  })

  test('has its place while it is loading', async () => {
    const held = hold(readToday)
    await showScreen(PATH)

    await expect.element(today.getByRole('status', { name: 'Loading today' })).toBeVisible()
    held.release()
    await expect.element(today).toMatchTextContent('0people')
  })

  test('that cannot be loaded says so, and can be asked for again', async () => {
    disconnect(readToday)
    await showScreen(PATH)
    await expect.element(today).toMatchTextContent("We could not load today's visits.")
    expect(toastTexts()).toEqual([])

    showToday({ visitors: 3, qrScans: 3 })
    await today.getByRole('button', { name: 'Retry' }).click()
    await expect.element(today).toMatchTextContent('3people')
  })
})

describe('the dishes on the counter', () => {
  const counter = cardOf('On the counter')
  const bhel = {
    id: 'bhel',
    name: 'Bhel Puri',
    price: 40,
    hasVariations: false,
    isAvailable: true,
    isSoldOutToday: false,
    views: 9,
  }
  const chai = { ...bhel, id: 'chai', name: 'Masala Chai', price: 15, hasVariations: true, views: 0 }
  const available = counter.getByRole('switch', { name: 'Bhel Puri available' })
  const price = counter.getByRole('button', { name: 'change the price of Bhel Puri' })
  const field = counter.getByRole('spinbutton', { name: 'Price of Bhel Puri in rupees' })
  const changes = () =>
    requestsTo(itemsApi.update).map(({ params, body }) => ({ ...params, ...(body as object) }))

  beforeEach(() => {
    showToday({ items: [bhel, chai] })
    // From now on the server knows the change.
    answer(itemsApi.update, ({ body }) => {
      showToday({ items: [{ ...bhel, ...(body as object) }, chai] })
      return { item: anItem('Bhel Puri', body as object), message: 'Menu item updated successfully' }
    })
  })

  test('are sold out today by one tap, and available again by one more [QUICK-08]', async () => {
    await showScreen(PATH)
    await available.click()
    await expect.element(available).toHaveAttribute('aria-checked', 'false')
    await expect.element(counter.getByText('Sold out today', { exact: true })).toBeVisible()
    await expect.poll(toastTexts).toEqual(['Bhel Puri is sold out today'])

    available.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(available).toHaveAttribute('aria-checked', 'true')
    await expect.poll(toastTexts).toContain('Bhel Puri is available again')
    expect(changes()).toEqual([
      { id: 'bhel', isSoldOutToday: true },
      { id: 'bhel', isSoldOutToday: false },
    ])
  })

  test('are available again by Undo', async () => {
    await showScreen(PATH)
    await available.click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(available).toHaveAttribute('aria-checked', 'true')
    expect(changes()).toEqual([
      { id: 'bhel', isSoldOutToday: true },
      { id: 'bhel', isSoldOutToday: false },
    ])
  })

  test('that are not available say so, and are available by one tap', async () => {
    showToday({ items: [{ ...bhel, isAvailable: false }] })
    await showScreen(PATH)
    await expect.element(counter.getByText('Not available', { exact: true })).toBeVisible()
    await available.click()
    await expect.poll(toastTexts).toEqual(['Bhel Puri is available again'])
    expect(changes()).toEqual([{ id: 'bhel', isAvailable: true }])
  })

  test('are available again when the server refuses', async () => {
    refuse(itemsApi.update, 500, { message: '' })
    await showScreen(PATH)
    await available.click()

    await expect.poll(toastTexts).toEqual(['We could not change Bhel Puri. Please try again.'])
    await expect.element(available).toHaveAttribute('aria-checked', 'true')
  })

  test('get a new price in place, typed over the old one', async () => {
    await showScreen(PATH)
    await price.click()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('45{Enter}')

    await expect.element(price).toMatchTextContent('₹45')
    await expect.element(price).toHaveFocus()
    await expect.poll(toastTexts).toEqual(['Bhel Puri now costs ₹45, before ₹40'])
    expect(changes()).toEqual([{ id: 'bhel', price: 45 }])
  })

  test('keep their price after Escape, and when it is the same', async () => {
    await showScreen(PATH)
    await price.click()
    await userEvent.keyboard('45{Escape}')
    await expect.element(price).toMatchTextContent('₹40')
    await price.click()
    await userEvent.keyboard('40{Enter}')
    await expect.element(price).toHaveFocus()
    expect(changes()).toEqual([])
  })

  test('say what is wrong with a price', async () => {
    await showScreen(PATH)
    await price.click()
    await userEvent.keyboard('{Backspace}{Enter}')

    await expect.element(field).toHaveAccessibleDescription('Price is required')
    expect(changes()).toEqual([])
  })

  test('ask before a price changes more than threefold', async () => {
    await showScreen(PATH)
    const question = page.getByRole('alertdialog', { name: 'Change the price to ₹4,065?' })
    await price.click()
    await userEvent.keyboard('4065{Enter}')
    await question.getByRole('button', { name: 'Keep ₹40' }).click()
    await expect.element(price).toMatchTextContent('₹40')
    expect(changes()).toEqual([])

    await price.click()
    await userEvent.keyboard('4065{Enter}')
    await question.getByRole('button', { name: 'Change to ₹4,065' }).click()
    await expect.element(price).toMatchTextContent('₹4,065')
    await expect.poll(changes).toEqual([{ id: 'bhel', price: 4065 }])
  })

  test('with sizes lead to their prices in the list', async () => {
    await showScreen(PATH)

    await expect
      .element(counter.getByRole('link', { name: 'Prices by size of Masala Chai' }))
      .toHaveAttribute('href', '/dashboard/items?search=Masala+Chai')
  })

  test('are not shown before there is one', async () => {
    showToday({ items: [] })
    await showScreen(PATH)

    await expect.element(cardOf('Today')).toMatchTextContent('0people')
    await expect.element(counter).not.toBeInTheDocument()
  })
})

describe('a new vendor', () => {
  const steps = cardOf('Your menu in five steps')
  const withDishes = { ...noStats, totalCategories: 1, totalItems: 4 }
  const keepPicks = (draft: object) => localStorage.setItem('thela-picks-vendor1', JSON.stringify(draft))

  test.each([
    [noStats, false, 1, 'Choose what you sell', '/dashboard/items/add-dishes?guide=1'],
    [withDishes, false, 4, 'Choose a design', '/dashboard/templates?guide=1'],
    [withDishes, true, 5, 'Get your QR code', '/dashboard/qr-code?guide=1'],
  ])('with %o and a design: %s is at step %i: %s', async (stats, hasTemplate, number, action, path) => {
    showStats(stats)
    showToday({ hasTemplate })
    await showScreen(PATH)

    await expect.poll(() => textsOf(steps.getByRole('link'))).toEqual([action])
    await expect.element(steps.getByRole('link')).toHaveAttribute('href', path)
    await expect.element(steps).toMatchTextContent(`Step ${number} of 5`)
  })

  test.each([
    [{ kindId: 'chaat', picks: [] }, 2, 'Tick your dishes', '/dashboard/items/add-dishes?guide=1&kind=chaat'],
    [{ picks: [{}] }, 3, 'Put your prices', '/dashboard/items/add-dishes?guide=1&view=ticked'],
  ])('who left with %o takes it up again at step %i', async (draft, number, action, path) => {
    keepPicks(draft)
    showStats(noStats)
    await showScreen(PATH)

    await expect.element(steps.getByRole('link', { name: action })).toHaveAttribute('href', path)
    await expect.element(steps).toMatchTextContent(`Step ${number} of 5`)
  })

  test('can dismiss the steps, for good [QUICK-01]', async () => {
    showStats(noStats)
    const { unmount } = await showScreen(PATH)
    await steps.getByRole('button', { name: 'Dismiss the five steps' }).click()
    await expect.element(steps).not.toBeInTheDocument()
    await unmount()

    await showScreen(PATH)
    await expect.element(numbers).toMatchTextContent('QR Scans0')
    await expect.element(steps).not.toBeInTheDocument()
  })

  test('sees no steps any more once the code was scanned', async () => {
    await showScreen(PATH)

    await expect.element(numbers).toMatchTextContent('QR Scans84')
    await expect.element(steps).not.toBeInTheDocument()
  })

  describe('with a small phone', () => {
    afterEach(() => page.viewport(1280, 800))

    test('finds nothing that scrolls sideways', async () => {
      await page.viewport(360, 740)
      showStats(noStats)
      await showScreen(PATH)

      await expect.element(steps).toBeVisible()
      expect(document.documentElement.scrollWidth).toBe(360)
    })
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})
