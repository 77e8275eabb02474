import { accountsApi } from '@thela/contract/identity/accounts'
import { categoriesApi } from '@thela/contract/menus/categories'
import { sitePaths } from '@thela/contract/site/paths'
import { publicStatsApi } from '@thela/contract/site/public-stats'
import { showcaseApi } from '@thela/contract/site/showcase'
import { templatesApi } from '@thela/contract/templates/catalogue'
import { SUPPORT_CHAT, SUPPORT_EMAIL } from '@thela/contract/values/product'
import { qrCodeApi } from '@thela/contract/vendors/qr-code'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answer, disconnect } from '../testing/contract-server.ts'
import { anAdmin, aVendor, onePageOf } from '../testing/samples.ts'
import { showScreen, signInAdmin, signInVendor } from '../testing/show-screen.tsx'
import { expectToasts } from '../testing/toasts.ts'

const header = page.getByRole('banner')
const footer = page.getByRole('contentinfo')
const drawer = page.getByRole('dialog')
const opener = page.getByRole('button', { name: 'Open menu' })

/** The links of this area: what they say, and where they lead. */
const linksOf = (area: Locator) =>
  area
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')])

const usePhone = () => page.viewport(390, 844)
afterEach(() => page.viewport(1280, 800))

const headerLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Pricing', '/pricing'],
  ['Contact', '/contact'],
  ['Search', '/search'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
]
const guestLinks = [
  ['Login', '/auth/login'],
  ['Get Started', '/auth/register'],
]

const languageLinks = [
  ['English', '/terms?lang=en'],
  ['हिन्दी', '/terms?lang=hi'],
  ['ગુજરાતી', '/terms?lang=gu'],
]

describe('a guest of the public pages', () => {
  test('finds all links in the header [LAY-06] [LAY-07] [LAY-08]', async () => {
    await showScreen('/terms')
    await expect.element(header.getByRole('navigation')).toBeVisible()

    expect(linksOf(header.getByRole('navigation'))).toEqual(headerLinks)
    expect(linksOf(header).slice(-2)).toEqual(guestLinks)
  })

  test('finds the same links in the menu of a phone, which closes behind them [LAY-06] [LAY-07] [LAY-08]', async () => {
    await usePhone()
    const { router } = await showScreen('/terms')
    await opener.click()
    await expect.element(drawer).toBeVisible()
    expect(linksOf(drawer)).toEqual([...headerLinks, ...guestLinks, ...languageLinks])

    await drawer.getByRole('link', { name: 'Login' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(router.state.location.href).toBe('/auth/login')
  })

  test('finds all links in the footer, and how and where to reach us [LAY-11] [LAY-12] [LAY-13]', async () => {
    await showScreen('/terms')
    await expect.element(footer).toBeVisible()

    expect(linksOf(footer)).toEqual([
      ...languageLinks,
      ['About Us', '/about'],
      ['Pricing', '/pricing'],
      ['Contact', '/contact'],
      ['Get Started', '/auth/register'],
      ['Search Vendors', '/search'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Help', '/help'],
      ['Support', SUPPORT_CHAT],
      [SUPPORT_EMAIL, `mailto:${SUPPORT_EMAIL}`],
    ])
    expect(SUPPORT_CHAT).toMatch(/^https:\/\/wa\.me\//)
  })

  test('reads in the footer in which city we are [LAY-14]', async () => {
    await showScreen('/terms')

    await expect.element(footer.getByText('Surat, India')).toBeVisible()
  })
})

describe('a signed-in vendor', () => {
  beforeEach(() => {
    answer(categoriesApi.list, { categories: [], pagination: onePageOf([]) })
  })

  const PATH = '/dashboard/categories'
  const navigation = page.getByRole('navigation', { name: 'Dashboard' })

  test('finds the dashboard in the header of the site, and no login [LAY-10]', async () => {
    signInVendor()
    await showScreen('/terms')

    await expect.element(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    expect(linksOf(header).slice(-1)).toEqual([['Dashboard', '/dashboard']])
    expect(header.getByRole('link', { name: 'Login' }).elements()).toEqual([])
  })

  test('finds every screen in the navigation, which marks the open one [LAY-15]', async () => {
    signInVendor()
    await showScreen(PATH)
    await expect.element(navigation).toBeVisible()

    expect(linksOf(navigation)).toEqual([
      ['Dashboard', '/dashboard'],
      ['Categories', PATH],
      ['Items', '/dashboard/items'],
      ['Profile', '/dashboard/profile'],
      ['Analytics', '/dashboard/analytics'],
      ['Templates', '/dashboard/templates'],
      ['QR Code', '/dashboard/qr-code'],
    ])
    const current = navigation.elements().flatMap((nav) => [...nav.querySelectorAll('[aria-current=page]')])
    expect(current.map(({ textContent }) => textContent)).toEqual(['Categories'])
  })

  test('opens their own menu in a new tab [LAY-16]', async () => {
    const { slug, id } = signInVendor()
    await showScreen(PATH)
    const link = page.getByRole('complementary').getByRole('link', { name: 'View Menu' })

    await expect.element(link).toHaveAttribute('href', `/${slug}/${id}`)
    await expect.element(link).toHaveAttribute('target', '_blank')
  })

  test('sees all of View Menu on the smallest phone', async () => {
    signInVendor()
    await page.viewport(320, 568)
    await showScreen(PATH)
    const link = page.getByRole('banner').getByRole('link', { name: 'View Menu' })
    await expect.element(link).toBeVisible()

    expect(link.element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
    expect(document.documentElement.scrollWidth).toBe(320)
  })

  test('finds name, email and logout in the drawer of a phone [LAY-18]', async () => {
    const { name, email } = signInVendor()
    await usePhone()
    await showScreen(PATH)
    await opener.click()

    await expect.element(drawer.getByText(name)).toBeVisible()
    await expect.element(drawer.getByText(email ?? '')).toBeVisible()
    await expect.element(drawer.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  test('without an email is shown by phone in the drawer', async () => {
    const { phone } = signInVendor(aVendor({ email: null }))
    await usePhone()
    await showScreen(PATH)
    await opener.click()

    await expect.element(drawer.getByText(phone)).toBeVisible()
  })

  test('leaves the drawer by Escape, which gives the focus back, or by a link', async () => {
    signInVendor()
    await usePhone()
    for (const call of [qrCodeApi.generate, templatesApi.readChoice]) disconnect(call)
    const { router } = await showScreen('/dashboard/qr-code')
    await opener.click()
    await expect.element(drawer).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()

    await opener.click()
    await drawer.getByRole('link', { name: 'Categories' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.href).toBe(PATH)
  })

  test('who is inactive is told on every screen', async () => {
    signInVendor(aVendor({ isActive: false }))
    await showScreen(PATH)

    await expect
      .element(
        page.getByText('Your account is inactive. Customers cannot see your menu. Please contact support.'),
      )
      .toBeVisible()
  })
})

describe('a signed-in administrator', () => {
  beforeEach(() => {
    const user = signInAdmin()
    answer(accountsApi.listAdmins, { admins: [user, anAdmin({ id: 'admin2' })] })
  })

  const PATH = '/admin/admins'
  const navigation = page.getByRole('navigation', { name: 'Administration' })
  const screens = sitePaths.filter((path) => path.startsWith('/admin') && path !== '/admin/login')

  test('finds the admin panel in the header of the site [LAY-09]', async () => {
    await showScreen('/terms')

    await expect.element(header.getByRole('link', { name: 'Admin Panel' })).toBeVisible()
    expect(linksOf(header).slice(-1)).toEqual([['Admin Panel', '/admin']])
  })

  test('finds all fourteen screens in the navigation [LAY-21]', async () => {
    await showScreen(PATH)
    await expect.element(navigation).toBeVisible()
    const paths = linksOf(navigation).map(([, path]) => path)

    expect(paths).toHaveLength(14)
    expect(paths.toSorted()).toEqual(screens.toSorted())
    await expect
      .element(navigation.getByRole('link', { name: 'Administrators' }))
      .toHaveAttribute('aria-current', 'page')
  })

  test('views the site and logs out, also on a phone [LAY-19] [LAY-20]', async () => {
    answer(accountsApi.logout, { message: 'Logged out' })
    for (const figures of [publicStatsApi.readStats, showcaseApi.readShowcase]) disconnect(figures)
    const { router } = await showScreen(PATH)
    const sidebar = page.getByRole('complementary')
    await expect.element(sidebar.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/')
    await expect.element(sidebar.getByRole('button', { name: 'Logout' })).toBeVisible()

    await usePhone()
    await opener.click()
    expect(linksOf(drawer.getByRole('navigation'))).toHaveLength(14)
    await expect.element(drawer.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/')
    await drawer.getByRole('button', { name: 'Logout' }).click()
    await expectToasts('Logged out successfully')
    expect(router.state.location.href).toBe('/')
  })
})
