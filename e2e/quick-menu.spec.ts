import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { share } from './long.ts'
import { menuApi } from './menu-api.ts'

const MOST_TAPS_AND_KEYS = 90
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

type Stall = {
  kind: RegExp
  /** Categories that the stall sells whole, and dishes besides: 20 together. */
  categories: string[]
  dishes: string[]
  /** In the order of the screen. A price without an amount to tap is typed. */
  prices: number[]
}

const stalls: Record<string, Stall> = {
  chaat: {
    kind: /^Chaat/,
    categories: ['Puri Chaat', 'Bhel', 'Tikki & Ragda', 'Dahi Chaat'],
    dishes: [],
    prices: [30, 35, 50, 60, 60, 50, 40, 40, 50, 60, 50, 40, 50, 60, 60, 50, 60, 60, 50, 80],
  },
  'tea and coffee': {
    kind: /^Tea & Coffee/,
    categories: ['Chai', 'Special Chai', 'Coffee'],
    dishes: ['Bun Maska'],
    prices: [10, 15, 20, 20, 12, 15, 25, 20, 30, 25, 30, 40, 30, 40, 50, 60, 80, 80, 60, 40],
  },
  dosa: {
    kind: /^South Indian/,
    categories: ['Dosa', 'Special Dosa'],
    dishes: ['Idli Sambar'],
    prices: [50, 60, 70, 80, 80, 100, 60, 80, 100, 80, 60, 100, 80, 100, 60, 80, 100, 80, 100, 40],
  },
}

test.use(PHONE)

for (const [name, stall] of share(Object.entries(stalls), 0, 3)) {
  test(`a new vendor of ${name} has a public menu of 20 dishes with at most 90 taps and key presses [QUICK-07]`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(180_000)
    await countTapsAndKeys(context)
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started' }).first().tap()
    await register(page)
    await addDishes(page, stall)

    await expect(page).toHaveURL('/dashboard/templates?guide=1')
    const { token, id } = await page.evaluate(() => ({
      token: localStorage.getItem('thela-token') ?? '',
      id: JSON.parse(localStorage.getItem('thela-user') ?? '{}').id as string,
    }))
    const answer = await request.get('/api/items', { headers: { authorization: `Bearer ${token}` } })
    const { items }: { items: { name: string; price: number }[] } = await answer.json()
    expect(items.map(({ price }) => price)).toEqual(stall.prices)
    const menu = await (await request.get(`/m/${id}`)).text()
    for (const item of items) expect(menu).toContain(item.name.replaceAll('&', '&amp;'))
    const taps = await page.evaluate(() => Number(sessionStorage.getItem('taps-and-keys')))
    test.info().annotations.push({ type: 'taps and keys', description: String(taps) })
    expect(taps).toBeLessThanOrEqual(MOST_TAPS_AND_KEYS)
  })
}

test('the steps lead from dishes to a design and to the code, and are gone when they are finished [QUICK-01]', async ({
  page,
  request,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor()
  const menu = menuApi(request, vendor)
  const { id } = await menu.addCategory('Chaat')
  await menu.addItem({ categoryId: id, name: 'Bhel Puri', price: 40 })
  await signIn(page, vendor)
  await page.goto('/dashboard')
  const steps = page.getByRole('complementary', { name: 'Your menu in five steps' })
  await page.getByRole('link', { name: 'Choose a design' }).tap()
  await expect(steps).toContainText('Step 4 of 5')
  await steps.getByRole('link', { name: 'Next step' }).tap()
  await expect(steps).toContainText('Step 5 of 5')
  await steps.getByRole('button', { name: 'Finish' }).tap()

  await expect(page.getByRole('heading', { name: 'On the counter' })).toBeVisible()
  await expect(page.getByText('Your menu in five steps')).toHaveCount(0)
})

test('ticking and pasting dishes have no accessibility violations, in its share of the themes', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(page, await newVendor())
  for (const colorScheme of share(['light', 'dark'] as const, 0, 2)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/dashboard/items/add-dishes?guide=1')
    await expect(page.getByRole('link', { name: /^Chaat/ })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: /^Chaat/ }).tap()
    await tickAll(page, 'Puri Chaat')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add to menu' }).tap()
    await expect(page.getByText('Price is required').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear' }).tap()
    await page.getByRole('button', { name: 'Untick everything' }).tap()

    await page.getByRole('tab', { name: 'Paste a list' }).tap()
    await page
      .getByRole('textbox', { name: 'Your list' })
      .fill('Snacks\nVada pav 25\nThali\nCall 98765 43210')
    await page.getByRole('button', { name: 'Read the list' }).tap()
    await expect(page.getByRole('textbox', { name: 'Name of Vada pav' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).tap()
  }
})

/** Every finger on the glass and every key of the on-screen keyboard, on every page. */
async function countTapsAndKeys(context: BrowserContext) {
  await context.addInitScript(() => {
    const count = () => {
      const former = Number(sessionStorage.getItem('taps-and-keys'))
      sessionStorage.setItem('taps-and-keys', String(former + 1))
    }
    addEventListener('pointerdown', count, true)
    addEventListener('keydown', count, true)
  })
}

async function register(page: Page) {
  const password = (label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`))
  await type(page.getByLabel('Full name'), 'Asha')
  await type(page.getByLabel('Phone number'), String(Math.floor(7e9 + Math.random() * 2.9e9)))
  await type(password('Password'), 'Thela@12')
  await type(password('Confirm password'), 'Thela@12')
  await page.getByRole('button', { name: 'Continue' }).tap()
  // The next field has the focus already.
  await expect(page.getByLabel('Business name')).toBeFocused()
  await page.keyboard.type('Asha Foods')
  await type(page.getByRole('combobox', { name: 'Find your area' }), 'adaj')
  await page.getByRole('option', { name: 'Adajan, Surat, Gujarat, India' }).tap()
  await page.getByRole('button', { name: 'Create account' }).tap()
}

async function type(field: Locator, text: string) {
  await field.tap()
  await field.pressSequentially(text)
}

async function addDishes(page: Page, { kind, categories, dishes, prices }: Stall) {
  await page.getByRole('link', { name: 'Choose what you sell' }).tap()
  await page.getByRole('link', { name: kind }).tap()
  for (const category of categories) await tickAll(page, category)
  for (const dish of dishes) await page.getByRole('checkbox', { name: dish, exact: true }).tap()
  const ticked = page.getByRole('checkbox', { checked: true })
  await expect(ticked).toHaveCount(prices.length)
  await putPrices(page, prices)
  await page.getByRole('button', { name: 'Add to menu' }).tap()
}

const tickAll = (page: Page, category: string) =>
  page.getByRole('button', { name: `Tick all of ${category}`, exact: true }).tap()

/** Where an amount can be tapped it is; the rest is typed, and can be tapped from then on. */
async function putPrices(page: Page, prices: number[]) {
  const fields = page.getByRole('spinbutton', { name: /^Price of/ })
  for (const [n, price] of prices.entries()) {
    const field = fields.nth(n)
    const called = (await field.getAttribute('id')) ?? ''
    const chips = page.getByRole('listitem').filter({ has: page.locator(`#${called}`) })
    if ((await chips.getByRole('group').count()) === 0) await field.tap()
    const amount = chips.getByRole('button', { name: `₹${price}`, exact: true })
    if ((await amount.count()) > 0) await amount.tap()
    else await type(field, String(price))
    await expect(field).toHaveValue(String(price))
  }
}
