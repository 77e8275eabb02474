import { dishLibraryApi } from '@thela/contract/menus/dish-library'
import { menuImportApi } from '@thela/contract/menus/menu-import'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerMenu } from '../../../testing/answer-menu.ts'
import { answer, disconnect, hold, refuse, requestsTo } from '../../../testing/contract-server.ts'
import { chaat } from '../../../testing/dish-samples.ts'
import { showScreen, signInVendor } from '../../../testing/show-screen.tsx'
import { expectToasts } from '../../../testing/toasts.ts'

const PATH = '/dashboard/items/add-dishes?way=paste'
const LIST = 'Snacks\nVada pav 25\nपानी पूरी ३०/-\nPav bhaji half 60 full 110\nPaneer tikka\nCall 98765 43210'
const text = page.getByRole('textbox', { name: 'Your list' })
const name = (of: string) => page.getByRole('textbox', { name: `Name of ${of}`, exact: true })
const price = (of: string) => page.getByRole('spinbutton', { name: `Price of ${of}`, exact: true })
const mark = (of: string) => page.getByRole('combobox', { name: `Mark of ${of}`, exact: true })
const category = (of: string) => page.getByRole('combobox', { name: `Category of ${of}`, exact: true })
const row = (of: string) => page.getByRole('listitem').filter({ has: name(of) })
const button = (called: string) => page.getByRole('button', { name: called, exact: true })
const bar = page.getByRole('region', { name: 'Your list' })
const sent = () => requestsTo(menuImportApi.add).map(({ body }) => body)

async function paste(list = LIST) {
  const screen = await showScreen(PATH)
  await text.fill(list)
  await button('Read the list').click()
  return screen
}

beforeEach(() => {
  signInVendor()
  answer(dishLibraryApi.recognise, ({ body }) => ({
    dishes: (body as { names: string[] }).names.map((given) => {
      const dish = chaat.dishes.find((each) => each.name.hi === given)
      return dish ? { kindId: 'chaat', dish } : null
    }),
  }))
  answer(menuImportApi.add, { message: 'Added', addedCategories: 1, addedItems: 4 })
})

describe('a vendor who pastes a list', () => {
  test('sees an example, then a table of what was understood; nothing is sent [QUICK-04]', async () => {
    await showScreen(PATH)
    await expect.element(text).toHaveAttribute('placeholder', expect.stringContaining('Vada pav 25'))
    await expect.element(button('Read the list')).toBeDisabled()
    await text.fill(LIST)
    await button('Read the list').click()

    await expect.element(price('Vada pav')).toHaveValue(25)
    await expect.element(category('Vada pav')).toHaveValue('Snacks')
    await expect.element(price('Pav bhaji, Half')).toHaveValue(60)
    await expect.element(price('Pav bhaji, Full')).toHaveValue(110)
    await expect.element(mark('पानी पूरी')).toHaveDisplayValue('Veg')
    await expect.element(mark('Vada pav')).toHaveDisplayValue('Veg or non-veg?')
    await expect
      .element(row('Paneer tikka'))
      .toMatchTextContent('No price. Veg or non-veg? in “Paneer tikka”')
    await expect.element(bar).toMatchTextContent('4 dishes · 1 without a price · 3 without a mark')
    expect(sent()).toEqual([])
  })

  test('mends every cell and adds the list in one call, known dishes with their other names [QUICK-04]', async () => {
    answerMenu({})
    await paste()
    await price('Paneer tikka').fill('150')
    await name('Paneer tikka').fill('Paneer Tikka Dry')
    await category('Paneer Tikka Dry').fill('Starters')
    await userEvent.selectOptions(mark('Vada pav'), 'Non-veg')
    await button('The others are veg').click()
    await button('Add to menu').click()

    await expectToasts('4 dishes and 1 category were added to your menu')
    expect(sent()).toMatchObject([
      {
        categories: [
          {
            name: 'Snacks',
            items: [
              { name: 'Vada pav', price: 25, mark: 'nonveg', nameEn: null },
              { name: 'पानी पूरी', price: 30, mark: 'veg', nameEn: 'Pani Puri', spicy: true },
              {
                name: 'Pav bhaji',
                variations: [
                  { name: 'Half', price: 60 },
                  { name: 'Full', price: 110 },
                ],
              },
            ],
          },
          { name: 'Starters', items: [{ name: 'Paneer Tikka Dry', price: 150, mark: 'veg' }] },
        ],
      },
    ])
  })

  test('finds portions, headings and the cells of a spreadsheet understood [QUICK-04]', async () => {
    await paste('Snacks\nSamosa - 2 pcs ₹30\n\nDrinks\nChai\t15')

    await expect.element(price('Samosa (2 pcs)')).toHaveValue(30)
    await expect.element(category('Samosa (2 pcs)')).toHaveValue('Snacks')
    await expect.element(price('Chai')).toHaveValue(15)
    await expect.element(category('Chai')).toHaveValue('Drinks')
  })

  test('makes a dish of a line that was none, and leaves one out', async () => {
    await paste()
    await button('Make a dish of Call 98765 43210').click()
    await expect.element(name('Call 98765 43210')).toBeVisible()
    await button('Leave out Vada pav').click()

    await expect.element(name('Vada pav')).not.toBeInTheDocument()
    await button('Make a dish of Vada pav 25').click()
    await expect.element(price('Vada pav')).toHaveValue(25)
  })

  test('gives a dish sizes, and takes them away again', async () => {
    await paste('Thali 100')
    await button('Add a size of Thali').click()
    await expect.element(price('Thali, Half')).toHaveValue(100)
    await price('Thali, Full').fill('180')
    await button('Remove size 1 of Thali').click()

    await expect.element(price('Thali')).toHaveValue(180)
  })

  test('is asked for the marks and prices that are missing', async () => {
    await paste('Vada pav 25\nPaneer tikka')
    await button('Add to menu').click()

    await expect.element(mark('Vada pav')).toHaveAccessibleDescription('Please choose veg or non-veg')
    await expect.element(price('Paneer tikka')).toHaveAccessibleDescription('Price is required')
    await expect.element(mark('Vada pav')).toHaveFocus()
    expect(sent()).toEqual([])
  })

  test('finds at its row what the server refuses', async () => {
    refuse(menuImportApi.add, 422, {
      message: 'Validation error',
      details: [{ path: 'categories.0.items.1.name', msg: 'Name must be at most 120 characters' }],
    })
    await paste('Vada pav 25\nSamosa 15')
    await button('All are veg').click()
    await button('Add to menu').click()

    await expect.element(name('Samosa')).toHaveAccessibleDescription('Name must be at most 120 characters')
    await expect.element(name('Samosa')).toHaveFocus()
  })

  test('is told by a toast when the server does not answer, and loses nothing', async () => {
    disconnect(menuImportApi.add)
    await paste('Vada pav 25')
    await button('All are veg').click()
    await button('Add to menu').click()

    await expectToasts('Your dishes could not be added. Please try again.')
    await expect.element(price('Vada pav')).toHaveValue(25)
  })

  test('finds the table again after the page was left, and goes back to the text after a question', async () => {
    answerMenu({})
    const { router } = await paste()
    await price('Vada pav').fill('27')
    await router.navigate({ to: '/dashboard/items' })
    await router.navigate({ to: '/dashboard/items/add-dishes', search: { way: 'paste' } })
    await expect.element(price('Vada pav')).toHaveValue(27)

    await button('Change the text').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click()
    await expect.element(text).toHaveValue(LIST)
  })

  test('is told when there is no dish in the text', async () => {
    await paste('Call 98765 43210')

    await expect.element(page.getByRole('heading', { name: 'No dishes were found' })).toBeVisible()
  })
})

describe('the library', () => {
  test('is waited for while the list is read', async () => {
    const held = hold(dishLibraryApi.recognise)
    await paste()
    await expect.element(button('Reading...')).toBeDisabled()
    held.release()
    await expect.element(mark('पानी पूरी')).toHaveDisplayValue('Veg')
  })

  test('is not needed: without it every mark is asked for', async () => {
    disconnect(dishLibraryApi.recognise)
    await paste()

    await expect.element(mark('पानी पूरी')).toHaveDisplayValue('Veg or non-veg?')
    await expect.element(page.getByText('Their marks could not be looked up')).toBeVisible()
  })
})

describe('on a small phone', () => {
  afterEach(() => page.viewport(1280, 800))

  test('nothing scrolls sideways', async () => {
    await page.viewport(320, 568)
    await paste()

    await expect.element(price('Pav bhaji, Full')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
  })
})
