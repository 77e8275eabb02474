import { dishLibraryApi, type FoundDish } from '@thela/contract/menus/dish-library'
import { menuImportApi } from '@thela/contract/menus/menu-import'
import { menuPageApi } from '@thela/contract/menus/page-data'
import { templateAccessApi } from '@thela/contract/templates/access'
import { templatesApi } from '@thela/contract/templates/catalogue'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleMenu } from '../../admin/templates/sample-menu.ts'
import { answerMenu } from '../../testing/answer-menu.ts'
import { answer, disconnect, hold, loseAnswer, refuse, requestsTo } from '../../testing/contract-server.ts'
import { chaat, eggs } from '../../testing/dish-samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { expectToasts } from '../../testing/toasts.ts'

const PATH = '/dashboard/items/add-dishes'
const kinds = [chaat, eggs]
const dish = (name: string) => page.getByRole('checkbox', { name, exact: true })
const price = (name: string) => page.getByRole('spinbutton', { name: `Price of ${name}`, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const amount = (name: string, rupees: string) =>
  page
    .getByRole('group', { name: `Price of ${name}`, exact: true })
    .getByRole('button', { name: rupees, exact: true })
const bar = page.getByRole('region', { name: 'Your list' })
const openChaat = () => showScreen(`${PATH}?kind=chaat`)
const sent = () => requestsTo(menuImportApi.add).map(({ body }) => body as { categories: SentCategory[] })
type SentCategory = { name: string; items: Record<string, unknown>[] }

function answerTemplates() {
  answer(templatesApi.listAvailable, { success: true, data: [] })
  answer(templatesApi.readChoice, { success: true, data: null })
  answer(templateAccessApi.listOffers, { success: true, data: [] })
  answer(menuPageApi.readMenu, { ...sampleMenu, slugStatus: null, language: 'en', languages: ['en'] })
}

beforeEach(() => {
  signInVendor()
  answer(dishLibraryApi.listKinds, {
    kinds: kinds.map(({ id, name, dishes }) => ({ id, name, dishCount: dishes.length })),
  })
  answer(dishLibraryApi.readKind, ({ params }) => ({
    kind: kinds.find(({ id }) => id === params.id) ?? chaat,
  }))
  answer(menuImportApi.add, { message: 'Added', addedCategories: 2, addedItems: 3 })
})

describe('a vendor who adds many dishes', () => {
  test('chooses what they sell, in three scripts', async () => {
    await showScreen(PATH)
    await expect.poll(() => document.title).toBe('Add Dishes | Thela')
    const kind = page.getByRole('link', { name: /^Chaat/ })
    await expect.element(kind).toMatchTextContent('Chaatचाट · ચાટ6 dishes')
    await kind.click()

    await expect.element(page.getByRole('heading', { name: 'Puri Chaat' })).toBeVisible()
    await expect.element(dish('Pani Puri')).not.toBeChecked()
    await expect.element(bar).not.toBeInTheDocument()
    await button('All kinds').click()
    await expect.element(kind).toBeVisible()
  })

  test('ticks dishes, puts prices and adds them in one call [QUICK-03]', async () => {
    answerMenu({})
    await openChaat()
    await dish('Bhel Puri').click()
    await dish('Sev Puri').click()
    await expect.element(bar).toMatchTextContent('2 dishes · 2 without a price')
    await price('Sev Puri').fill('50')
    await price('Bhel Puri').fill('40')
    await expect.element(bar).toMatchTextContent('2 dishes')
    await button('Add to menu').click()

    await expectToasts('3 dishes and 2 categories were added to your menu')
    await expect.element(page.getByRole('heading', { name: 'Menu Items', exact: true })).toBeVisible()
    expect(sent()).toMatchObject([
      {
        categories: [
          { name: 'Puri Chaat', items: [{ name: 'Sev Puri', price: 50, mark: 'veg', nameEn: null }] },
          {
            name: 'Bhel',
            items: [{ name: 'Bhel Puri', price: 40, description: 'Bhel Puri as on the street' }],
          },
        ],
      },
    ])
  })

  test('taps amounts instead of typing, from one missing price to the next', async () => {
    await openChaat()
    await button('Tick all of Puri Chaat').click()
    await expect.element(bar).toMatchTextContent('3 dishes · 3 without a price')
    await amount('Pani Puri', '₹30').click()
    await amount('Sev Puri', '₹50').click()
    await amount('Dahi Puri', '₹60').click()

    await expect.element(bar).toMatchTextContent('3 dishes')
    await expect.element(price('Pani Puri')).toHaveValue(30)
    await expect.element(price('Dahi Puri')).toHaveValue(60)
    await expect.element(button('Untick all of Puri Chaat')).not.toBeInTheDocument()
  })

  test('goes from price to price by Enter, with the number pad', async () => {
    await openChaat()
    await button('Tick all of Bhel').click()
    await expect.element(price('Bhel Puri')).toHaveAttribute('inputmode', 'decimal')
    await price('Bhel Puri').click()
    await userEvent.keyboard('40{Enter}45{Enter}55')

    await expect.element(price('Chana Bhel')).toHaveFocus()
    await expect.element(price('Sukha Bhel')).toHaveValue(45)
    await expect.element(bar).toMatchTextContent('3 dishes')
  })

  test('reaches everything by keyboard', async () => {
    await openChaat()
    await expect.element(dish('Sev Puri')).toBeVisible()
    dish('Sev Puri').element().focus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect.element(price('Sev Puri')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')

    await expect.element(price('Sev Puri')).toHaveValue(10)
  })

  test('gives the usual sizes a price each by one tap [QUICK-03]', async () => {
    answerMenu({})
    await openChaat()
    await dish('Pani Puri').click()
    await button('6 pcs / 12 pcs').click()
    await price('Pani Puri, 6 pcs').fill('30')
    await price('Pani Puri, 12 pcs').fill('55')
    await button('Add to menu').click()

    await expect.poll(() => sent().length).toBe(1)
    expect(sent()[0]?.categories[0]?.items[0]).toMatchObject({
      variations: [
        { name: '6 pcs', price: 30 },
        { name: '12 pcs', price: 55 },
      ],
    })
  })

  test('finds dishes of other kinds by a search in any script [QUICK-03]', async () => {
    const found: FoundDish[] = eggs.dishes.slice(0, 1).map((each) => ({ kindId: 'eggs', dish: each }))
    answer(dishLibraryApi.search, { dishes: found })
    await openChaat()
    await page.getByRole('searchbox', { name: 'Search all dishes' }).fill('आमलेट')
    await dish('Masala Omelette').click()
    await price('Masala Omelette').fill('60')
    await button('Show').click()

    await expect.element(page.getByRole('heading', { name: 'Omelettes' })).toBeVisible()
    await expect.element(price('Masala Omelette')).toHaveValue(60)
    expect(requestsTo(dishLibraryApi.search).at(-1)?.query).toEqual({ search: 'आमलेट' })
  })

  test('is told when a search finds nothing', async () => {
    answer(dishLibraryApi.search, { dishes: [] })
    await showScreen(PATH)
    await page.getByRole('searchbox', { name: 'Search all dishes' }).fill('zzz')

    await expect.element(page.getByRole('heading', { name: 'No dishes found' })).toBeVisible()
  })

  test('puts the names on the menu in Gujarati, with the English name below', async () => {
    answerMenu({})
    await openChaat()
    await dish('Pani Puri').click()
    await price('Pani Puri').fill('30')
    await button('Show').click()
    await page.getByRole('radio', { name: 'ગુજરાતી' }).click()
    await button('Add to menu').click()

    await expect.poll(() => sent().length).toBe(1)
    expect(sent()[0]?.categories).toMatchObject([
      { name: 'પૂરી ચાટ', items: [{ name: 'પાણીપુરી', nameEn: 'Pani Puri', description: 'શેરીનો સ્વાદ' }] },
    ])
  })
})

describe('a list that cannot be added', () => {
  test('shows which price is missing, and sends nothing', async () => {
    await openChaat()
    await dish('Bhel Puri').click()
    await button('Add to menu').click()

    await expect.element(price('Bhel Puri')).toHaveAccessibleDescription('Price is required')
    await expect.element(price('Bhel Puri')).toHaveFocus()
    await expectToasts('1 dish needs a look')
    expect(sent()).toEqual([])
  })

  test('shows at its row what the server refuses, and keeps all the rest', async () => {
    refuse(menuImportApi.add, 422, {
      message: 'Validation error',
      details: [{ path: 'categories[0].items[1].price', msg: 'Price is too high' }],
    })
    await openChaat()
    await button('Tick all of Puri Chaat').click()
    for (const name of ['Pani Puri', 'Sev Puri', 'Dahi Puri']) await amount(name, '₹30').click()
    await button('Add to menu').click()

    await expect.element(price('Sev Puri')).toHaveAccessibleDescription('Price is too high')
    await expect.element(price('Dahi Puri')).toHaveValue(30)
    await expectToasts('1 dish needs a look')
  })

  test('can be sent again when the answer was lost, with the same key and body [QUICK-03]', async () => {
    answerMenu({})
    loseAnswer(menuImportApi.add)
    await openChaat()
    await dish('Bhel Puri').click()
    await amount('Bhel Puri', '₹40').click()
    await button('Add to menu').click()
    await expectToasts('Your dishes could not be added. Please try again.')

    answer(menuImportApi.add, { message: 'Added', addedCategories: 0, addedItems: 1 })
    await button('Add to menu').click()
    await expect.element(page.getByRole('heading', { name: 'Menu Items', exact: true })).toBeVisible()
    expect(sent()[1]).toEqual(sent()[0])
  })
})

describe('what was ticked', () => {
  test('is still there after the page was left, and gone once it is cleared', async () => {
    answerMenu({})
    const { router } = await openChaat()
    await dish('Bhel Puri').click()
    await price('Bhel Puri').fill('40')
    await router.navigate({ to: '/dashboard/items' })
    await router.navigate({ to: PATH, search: { kind: 'chaat' } })
    await expect.element(price('Bhel Puri')).toHaveValue(40)

    await button('Clear').click()
    const question = page.getByRole('alertdialog', { name: 'Untick everything?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(bar).toMatchTextContent('1 dish')
    await button('Clear').click()
    await question.getByRole('button', { name: 'Untick everything' }).click()
    await expect.element(page.getByRole('link', { name: /^Chaat/ })).toBeVisible()
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('leads on to a design when it was a step to the first menu [QUICK-01]', async () => {
    answerTemplates()
    const { router } = await showScreen(`${PATH}?guide=1`)
    const steps = page.getByRole('complementary', { name: 'Your menu in five steps' })
    await expect.element(steps).toMatchTextContent('Step 1 of 5 What do you sell?')
    await page.getByRole('link', { name: /^Chaat/ }).click()
    await expect.element(steps).toMatchTextContent('Step 2 of 5 Tick your dishes')
    await dish('Bhel Puri').click()
    await button('Show').click()
    await expect.element(steps).toMatchTextContent('Step 3 of 5 Put your prices')
    await amount('Bhel Puri', '₹40').click()
    await button('Add to menu').click()

    await expect.poll(() => router.state.location.href).toBe('/dashboard/templates?guide=1')
    await expect.element(steps).toMatchTextContent('Step 4 of 5 Choose a design')
  })
})

describe('the library', () => {
  test('is shown as placeholders while it loads', async () => {
    const held = hold(dishLibraryApi.listKinds)
    await showScreen(PATH)
    await expect.element(page.getByRole('status', { name: 'Loading kinds of stall' })).toBeVisible()
    held.release()
    await expect.element(page.getByRole('link', { name: /^Chaat/ })).toBeVisible()
  })

  test('can be asked for again when it does not come', async () => {
    disconnect(dishLibraryApi.readKind)
    await openChaat()
    await expect.element(page.getByText('We could not load these dishes.')).toBeVisible()
    answer(dishLibraryApi.readKind, { kind: chaat })
    await button('Retry').click()

    await expect.element(dish('Bhel Puri')).toBeVisible()
  })
})

describe('on a small phone', () => {
  afterEach(() => page.viewport(1280, 800))

  test('nothing scrolls sideways', async () => {
    await page.viewport(320, 568)
    await openChaat()
    await dish('Pani Puri').click()
    await button('6 pcs / 12 pcs').click()

    await expect.element(price('Pani Puri, 12 pcs')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
  })
})
