import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { OWN_ORIGIN, startOwnPlatform } from './own-platform.ts'
import { toasts } from './toasts.ts'

test.use({ baseURL: OWN_ORIGIN })

let stop = async () => {}
test.beforeAll(async () => {
  stop = await startOwnPlatform()
})
test.afterAll(() => stop())

const NAME = 'Chaat Street'
const DESCRIPTION = 'The menus of one street'

test('what an administrator saves is what everybody meets, until it is reset [SET-01] [SET-02] [SET-03] [SET-04] [SET-15] [SET-17]', async ({
  page: office,
  browser,
  adminSession,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor()
  const menu = `/asha-chaat-house/${vendor.id}`
  const visitor = await (await browser.newContext({ baseURL: OWN_ORIGIN })).newPage()
  await signIn(office, await adminSession())
  await office.goto('/admin/settings')

  await test.step('the site has another name and takes no new vendors', async () => {
    await office.getByLabel('Site Name').fill(NAME)
    await office.getByLabel('Site Description').fill(DESCRIPTION)
    await office.getByLabel('Allow new vendor registrations').uncheck()
    await save(office)

    await opensWith(visitor, '/', 200, `${NAME}: ${DESCRIPTION}`)
    await expect(visitor.getByRole('banner').getByRole('link', { name: NAME })).toBeVisible()
    await expect(visitor.getByRole('contentinfo')).toContainText(NAME)
    await visitor.goto('/auth/register')
    await expect(visitor).toHaveTitle(new RegExp(`\\| ${NAME}$`))
    await expect(visitor.getByText('New vendor registrations are currently closed.')).toBeVisible()
    await expect(visitor.getByLabel('Business Name')).toHaveCount(0)
    await expect(newVendor()).rejects.toThrow('New vendor registrations are currently closed.')
  })

  await test.step('the site is closed for everybody but administrators', async () => {
    await visitor.goto('/about')
    await office.getByLabel('Maintenance Mode').check()
    await office.getByRole('button', { name: 'Save Settings' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Close the Site' }).click()
    await expect(savedWord(office)).toBeVisible()

    await opensWith(visitor, menu, 503, `Back soon – ${NAME}`)
    await expect(visitor.getByText('The site is under maintenance. Please try again later.')).toBeVisible()
    await opensWith(visitor, '/about', 503, /./)
    await expect(visitor.getByRole('heading', { name: 'We will be right back' })).toBeVisible()
    const login = await visitor.request.post('/api/auth/vendor/login', { data: vendor })
    expect(login.status()).toBe(503)
    await office.reload()
    await expect(office.getByLabel('Maintenance Mode')).toBeChecked()
  })

  await test.step('a reset opens it again under its old name', async () => {
    await office.getByRole('button', { name: 'Reset to Defaults' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Reset to Defaults' }).click()
    await expect(office.getByLabel('Site Name')).toHaveValue('Thela')

    await visitor.getByRole('button', { name: 'Try again' }).click()
    await expect(visitor).toHaveTitle(/\| Thela$/)
    await expect(visitor.getByRole('heading', { name: 'We will be right back' })).toBeHidden()
    await opensWith(visitor, menu, 200, /Asha Chaat House/)
    await newVendor({ name: 'One more' })
  })
})

const savedWord = (office: Page) => toasts(office).filter({ hasText: 'Settings updated successfully!' })

async function save(office: Page) {
  await office.getByRole('button', { name: 'Save Settings' }).click()
  await expect(savedWord(office)).toBeVisible()
  await savedWord(office).waitFor({ state: 'detached' })
}

/** Every door looks at the settings at most once a second, so the page is opened until it has looked. */
async function opensWith(visitor: Page, path: string, status: number, title: string | RegExp) {
  await expect(async () => {
    expect((await visitor.goto(path))?.status()).toBe(status)
    await expect(visitor).toHaveTitle(title, { timeout: 2000 })
  }).toPass()
}
