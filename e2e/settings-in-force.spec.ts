import type { APIRequestContext, Page } from '@playwright/test'
import { expect, longTest, test } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { OWN_ORIGIN, startOwnPlatform } from './own-platform.ts'
import { toasts } from './toasts.ts'

test.use({ baseURL: OWN_ORIGIN })
// One platform for all tests of this file: they run one after the other, each from the defaults.
test.describe.configure({ mode: 'default' })

const NAME = 'Chaat Street'
const DESCRIPTION = 'The menus of one street'

let stop = async () => {}
test.beforeAll(async () => {
  stop = await startOwnPlatform()
})
test.afterAll(() => stop())

test.beforeEach(async ({ page, request, adminSession, signIn }) => {
  const session = await adminSession()
  await signIn(page, session)
  const headers = { authorization: `Bearer ${session.token}` }
  expect((await request.post('/api/admin/settings/reset', { headers })).ok()).toBe(true)
})

test('a saved name and description are on every page, until a reset [SET-01] [SET-02] [SET-19]', async ({
  page: office,
  request,
}) => {
  await office.goto('/admin/settings')
  await office.getByLabel('Site Name').fill(NAME)
  await office.getByLabel('Site Description').fill(DESCRIPTION)
  await save(office)
  await expect(office.getByRole('complementary').getByRole('link', { name: NAME })).toBeVisible()

  const visitor = await openVisitor(office)
  await opensWith(visitor, '/', 200, `${NAME}: ${DESCRIPTION}`)
  await expect(visitor.getByRole('banner').getByRole('link', { name: NAME })).toBeVisible()
  await expect(visitor.getByRole('contentinfo')).toContainText(NAME)
  await expect(visitor.getByText(`${NAME} gives street vendors`)).toBeVisible()
  await expect(visitor.getByRole('heading', { name: `On ${NAME} right now` })).toBeVisible()
  await visitor.goto('/terms')
  await expect(visitor.getByRole('heading', { name: `What ${NAME} does` })).toBeVisible()

  await reset(office)
  await expect.poll(() => siteName(request)).toBe('Thela')
  await opensWith(visitor, '/', 200, /^Thela: /)
})

longTest(
  'a vendor finds the saved name in the dashboard, the preview of their menu and on the poster [SET-19]',
  async ({ page: office, request, newVendor, signIn }) => {
    const vendor = await newVendor()
    const menu = menuApi(request, vendor)
    const { id } = await menu.addCategory('Chaat')
    await menu.addItem({ categoryId: id, name: 'Bhel Puri', price: 40 })
    const stall = await openVisitor(office)
    await signIn(stall, vendor)
    const drawn: string[] = []
    await stall.exposeFunction('recordText', (text: string) => drawn.push(text))
    await stall.addInitScript(recordDrawnTexts)

    await office.goto('/admin/settings')
    await office.getByLabel('Site Name').fill(NAME)
    await save(office)
    await expect.poll(() => siteName(request)).toBe(NAME)
    await stall.goto('/dashboard/qr-code')
    await expect(stall.getByRole('img', { name: 'Poster of Asha Chaat House' })).toBeVisible()
    await expect(stall.getByRole('complementary').getByRole('link', { name: NAME })).toBeVisible()
    await expect.poll(() => drawn).toContain(NAME)

    await stall.goto('/dashboard/templates')
    await stall.getByRole('button', { name: 'Preview Basic' }).click()
    const phone = stall.getByRole('dialog').frameLocator('iframe')
    await expect(phone.getByText('Bhel Puri')).toBeVisible()
    await expect(phone.getByText(NAME)).toBeVisible()
  },
)

/** A poster is a picture: what it says is read while it is drawn. */
function recordDrawnTexts() {
  const context = CanvasRenderingContext2D.prototype
  const { fillText } = context
  context.fillText = function (text, ...at) {
    ;(window as unknown as { recordText: (text: string) => void }).recordText(text)
    return fillText.call(this, text, ...at)
  }
}

longTest(
  'registrations that are closed are refused on the page and by the server [SET-04]',
  async ({ page: office, newVendor }) => {
    await office.goto('/admin/settings')
    await office.getByLabel('Site Name').fill(NAME)
    await office.getByLabel('Allow new vendor registrations').uncheck()
    await save(office)

    const visitor = await openVisitor(office)
    await opensWith(visitor, '/auth/register', 200, new RegExp(`\\| ${NAME}$`))
    await expect(visitor.getByText('New vendor registrations are currently closed.')).toBeVisible()
    await expect(visitor.getByLabel('Business Name')).toHaveCount(0)
    await expect(newVendor()).rejects.toThrow('New vendor registrations are currently closed.')

    await reset(office)
    await newVendor({ name: 'One more' })
  },
)

test('maintenance closes the site for everybody but administrators, until a reset [SET-03] [SET-17]', async ({
  page: office,
  newVendor,
}) => {
  const vendor = await newVendor()
  const menu = `/asha-chaat-house/${vendor.id}`
  const visitor = await openVisitor(office)
  await visitor.goto('/about')
  await office.goto('/admin/settings')
  await office.getByLabel('Maintenance Mode').check()
  await office.getByRole('button', { name: 'Save Settings' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Close the Site' }).click()
  await expect(savedWord(office)).toBeVisible()

  await opensWith(visitor, menu, 503, 'Back soon – Thela')
  await expect(visitor.getByText('The site is under maintenance. Please try again later.')).toBeVisible()
  await opensWith(visitor, '/about', 503, /./)
  await expect(visitor.getByRole('heading', { name: 'We will be right back' })).toBeVisible()
  const login = await visitor.request.post('/api/auth/vendor/login', { data: vendor })
  expect(login.status()).toBe(503)
  await office.reload()
  await expect(office.getByLabel('Maintenance Mode')).toBeChecked()

  await reset(office)
  await expect(office.getByLabel('Maintenance Mode')).not.toBeChecked()
  await visitor.getByRole('button', { name: 'Try again' }).click()
  await expect(visitor).toHaveTitle(/\| Thela$/)
  await expect(visitor.getByRole('heading', { name: 'We will be right back' })).toBeHidden()
  await opensWith(visitor, menu, 200, /Asha Chaat House/)
})

test('a saved ad configuration is in effect on menus, and a reset asks in the browser first [ACFG-03] [ACFG-05]', async ({
  page: office,
  request,
}) => {
  const timings = async () => (await (await request.get('/api/public/ad-config')).json()).config?.timings
  const duration = office.getByLabel('Display duration (seconds)')
  await office.goto('/admin/ad-config')
  await office.getByRole('button', { name: 'Edit Configuration' }).click()
  await duration.fill('20')
  await office.getByRole('button', { name: 'Save Changes' }).click()
  await expect(office.getByRole('button', { name: 'Edit Configuration' })).toBeVisible()
  await expect(office.getByRole('note')).toContainText('The saved configuration has been in effect since')
  expect(await timings()).toMatchObject({ adDisplayDuration: 20 })

  const questions: string[] = []
  office.on('dialog', (question) => {
    questions.push(question.message())
    return question.accept()
  })
  await office.getByRole('button', { name: 'Reset to Defaults' }).click()
  await expect(office.locator('dt', { hasText: 'Display duration' }).locator('+ dd')).toHaveText('15 s')
  expect(questions).toEqual(['Are you sure you want to reset all settings to defaults?'])
  expect(await timings()).toMatchObject({ adDisplayDuration: 15 })
})

const openVisitor = async (office: Page) => {
  const browser = office.context().browser()
  if (!browser) throw new Error('No browser')
  return (await browser.newContext({ baseURL: OWN_ORIGIN })).newPage()
}

const savedWord = (office: Page) => toasts(office).filter({ hasText: 'Settings updated successfully!' })

async function save(office: Page) {
  await office.getByRole('button', { name: 'Save Settings' }).click()
  await expect(savedWord(office)).toBeVisible()
}

async function reset(office: Page) {
  await office.getByRole('button', { name: 'Reset to Defaults' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Reset to Defaults' }).click()
  await expect(office.getByLabel('Site Name')).toHaveValue('Thela')
  await expect(office.getByRole('alertdialog')).toHaveCount(0)
}

async function siteName(request: APIRequestContext) {
  return (await (await request.get('/api/public/settings')).json()).settings.siteName
}

/** Every door looks at the settings at most once a second, so the page is opened until it has looked. */
async function opensWith(visitor: Page, path: string, status: number, title: string | RegExp) {
  await expect(async () => {
    expect((await visitor.goto(path))?.status()).toBe(status)
    await expect(visitor).toHaveTitle(title, { timeout: 2000 })
  }).toPass()
}
