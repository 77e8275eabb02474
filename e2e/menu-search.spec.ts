import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { completeVendor, inDesigns, layouts, menuPath, openAlive, shareOfDesigns } from './menu-designs.ts'
import { hold } from './route-handlers.ts'

test.use({ viewport: { width: 390, height: 844 } })

const shown = (page: Page) => page.locator('#items .name').allTextContents()
const search = (page: Page) => page.getByRole('searchbox')

test(`a customer who mistypes a dish or types it in another script finds it, and one who finds nothing is told so and goes back to the menu, in ${layouts}`, async ({
  page,
  newVendor,
}) => {
  const vendor = await completeVendor(page, newVendor)
  await inDesigns(page, vendor, 0, async (design) => {
    const all = await shown(page)
    await search(page).fill('lasi')
    await expect.poll(() => shown(page), design).toEqual(['Lassi'])

    await search(page).fill('लस्सी')
    await expect.poll(() => shown(page), design).toEqual(['Lassi'])

    await search(page).fill('zzzz')
    await expect(page.getByText('Nothing for ‘zzzz’')).toBeVisible()
    await expect.poll(() => shown(page)).toEqual([])
    await page.getByRole('button', { name: 'Show the whole menu' }).click()
    await expect.poll(() => shown(page), design).toEqual(all)
    await expect(search(page)).toHaveValue('')
  })
})

test('every letter that a customer types while the scripts arrive counts', async ({ page, newVendor }) => {
  const vendor = await completeVendor(page, newVendor)
  const release = await hold(page, '**/*.js')
  await page.goto(menuPath(vendor), { waitUntil: 'commit' })
  await search(page).focus()
  await page.keyboard.type('nimb')
  release()
  await page.keyboard.type('u pani', { delay: 80 })

  await expect(search(page)).toHaveValue('nimbu pani')
  await expect.poll(() => shown(page)).toEqual(['Nimbu Pani'])
})

test(`a customer lists the favourites and goes back, in ${layouts}`, async ({ page, newVendor }) => {
  const vendor = await completeVendor(page, newVendor)
  const seen: string[] = []
  await inDesigns(page, vendor, 1, async (design) => {
    const saved = page.getByRole('button', { name: 'Saved', exact: true })
    const heart = (name: string) =>
      page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Favourite' })
    await expect(saved).toHaveCount(0)
    await heart('Pani Puri').first().click()
    await heart('Lassi').click()
    const all = await shown(page)
    await saved.click()
    await expect(saved).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => shown(page), design).toEqual(['Pani Puri', 'Lassi'])

    await heart('Pani Puri').click()
    await expect.poll(() => shown(page)).toEqual(['Lassi'])
    await heart('Lassi').click()
    await expect.poll(() => shown(page)).toEqual(all)
    await expect(saved).toHaveCount(0)
    seen.push(design)
  })
  expect(seen).toEqual(shareOfDesigns(1))
})

test('a filter that would show nothing is not offered', async ({ page, request, newVendor }) => {
  const vendor = await newVendor()
  const menu = menuApi(request, vendor)
  const { id: categoryId } = await menu.addCategory('Chaat')
  await menu.addItem({ categoryId, name: 'Bhel Puri', price: 40, isFeatured: true })
  await openAlive(page, menuPath(vendor))

  const names = (group: string) =>
    page.getByRole('group', { name: group }).getByRole('button').allTextContents()
  expect(await names('Food type')).toEqual(['All', 'Veg'])
  expect(await names('Special')).toEqual(['All', 'Featured'])
})

test(`the tabs follow the scrolling, and lead back to All Items at the top, in ${layouts}`, async ({
  page,
  request,
  newVendor,
}) => {
  const vendor = await completeVendor(page, newVendor)
  const menu = menuApi(request, vendor)
  for (const name of ['Sweets', 'Thalis', 'Ice creams']) {
    const { id: categoryId } = await menu.addCategory(name)
    for (let at = 1; at <= 8; at++) await menu.addItem({ categoryId, name: `${name} ${at}`, price: 50 })
  }

  await inDesigns(page, vendor, 3, async (design) => {
    const current = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]')
    const expectCurrent = async (name: RegExp) => {
      await expect(current, design).toHaveText([name])
      await expect(current, design).toBeInViewport({ ratio: 0.5 })
    }
    await expectCurrent(/All Items|Our Collection/)
    for (const name of ['Sweets', 'Ice creams', 'Thalis']) {
      await page
        .getByRole('heading', { name, exact: true })
        .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }))
      await expectCurrent(new RegExp(name))
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectCurrent(/All Items|Our Collection/)
  })
})
