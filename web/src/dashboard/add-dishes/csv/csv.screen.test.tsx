import { itemsApi } from '@thela/contract/menus/items'
import { menuImportApi } from '@thela/contract/menus/menu-import'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerMenu } from '../../../testing/answer-menu.ts'
import { answer, disconnect, refuse, requestsTo } from '../../../testing/contract-server.ts'
import { textsOf } from '../../../testing/read-screen.ts'
import { anItem } from '../../../testing/samples.ts'
import { showScreen, signInVendor } from '../../../testing/show-screen.tsx'
import { expectToasts } from '../../../testing/toasts.ts'

const PATH = '/dashboard/items/add-dishes?way=csv'
const field = page.getByCss('input[type=file]')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const bar = page.getByRole('region', { name: 'Your list' })
const choose = (text: string) => userEvent.upload(field, new File([text], 'menu.csv', { type: 'text/csv' }))
const sent = () => requestsTo(menuImportApi.add).map(({ body }) => body)

beforeEach(() => {
  signInVendor()
  answer(menuImportApi.add, { message: 'Added', addedCategories: 1, addedItems: 2 })
})

describe('a vendor with a CSV file', () => {
  test('sees what is in it, and adds all of it [QUICK-05]', async () => {
    answerMenu({})
    await showScreen(PATH)
    await choose('Category;Name;Price\nSnacks;Vada Pav;25\nDrinks;Chai;15\n')
    await expect.element(page.getByText('2 dishes in 2 categories: Snacks, Drinks.')).toBeVisible()
    expect(sent()).toEqual([])
    await button('Add to menu').click()

    await expectToasts('2 dishes and 1 category were added to your menu')
    expect(sent()).toMatchObject([
      {
        categories: [
          { name: 'Snacks', items: [{ name: 'Vada Pav', price: 25 }] },
          { name: 'Drinks', items: [{ name: 'Chai', price: 15 }] },
        ],
      },
    ])
  })

  test('is told every bad row and why, and nothing can be added [QUICK-05]', async () => {
    await showScreen(PATH)
    await choose('Name,Price\nVada Pav,25\nChai,cheap\n,10\n')

    await expect.element(page.getByRole('heading', { name: '2 rows have a problem' })).toBeVisible()
    const rows = page.getByRole('listitem').filter({ hasText: /^Row/ })
    expect(textsOf(rows)).toEqual([
      "Row 3: ChaiPrice: 'cheap' is not a price",
      'Row 4Name: Item name is required',
    ])
    await expect.element(bar).toMatchTextContent('3 dishes · 2 with a problem')
    await expect.element(button('Add to menu')).toBeDisabled()
  })

  test('is told why a file cannot be read at all', async () => {
    await showScreen(PATH)
    await choose('hello')

    await expect.element(page.getByText(/^The first row must name the columns/)).toBeVisible()
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('finds the row that the server refuses', async () => {
    refuse(menuImportApi.add, 422, {
      message: 'Validation error',
      details: [{ path: 'categories[0].items[1].name', msg: 'Too long' }],
    })
    await showScreen(PATH)
    await choose('Name,Price\nVada Pav,25\nChai,15\n')
    await button('Add to menu').click()

    await expect.element(page.getByText('Row 3')).toBeVisible()
    await expect.element(page.getByText('Too long')).toBeVisible()
    await expectToasts('Nothing was added: some rows have a problem')
  })
})

describe('the menu as a CSV file', () => {
  test('is downloaded whole, and can be added again as it was [QUICK-05]', async () => {
    answerMenu({
      items: [anItem('Vada Pav', { price: 25, nameEn: 'Vada Pav', description: 'Hot, with chutney' })],
    })
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:menu'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await showScreen(PATH)
    await button('Export CSV').click()
    await expect.poll(() => files.length).toBe(1)
    const text = (await files[0]?.text()) ?? ''
    vi.restoreAllMocks()

    expect(text).toContain('Snacks,Vada Pav')
    await choose(text)
    await expect.element(page.getByText('1 dish in 1 category: Snacks.')).toBeVisible()
    await button('Add to menu').click()
    await expect.poll(sent).toMatchObject([
      {
        categories: [
          { name: 'Snacks', items: [{ name: 'Vada Pav', price: 25, description: 'Hot, with chutney' }] },
        ],
      },
    ])
  })

  test('is asked for again when it does not come', async () => {
    disconnect(itemsApi.list)
    await showScreen(PATH)
    await button('Export CSV').click()

    await expectToasts('Your menu could not be exported. Please try again.')
  })
})
