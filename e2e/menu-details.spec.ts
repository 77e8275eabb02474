import { expect, test } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { drawPicture } from './pictures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a customer sees the cover, a signature dish, what its sizes are, and an estimate until the vendor leaves it out [PUB-43] [PUB-44] [PUB-45]', async ({
  page,
  request,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor()
  const headers = { authorization: `Bearer ${vendor.token}` }
  const menu = menuApi(request, vendor)
  const { id: categoryId } = await menu.addCategory('Chaat')
  const variations = JSON.stringify([
    { id: 'half', name: 'Half', price: 40, description: '6 pieces' },
    { id: 'full', name: 'Full', price: 70 },
  ])
  await menu.addItem({ categoryId, name: 'Pani Puri', price: 0, signature: true, variations })
  const uploaded = await request.post('/api/vendors/profile/image', {
    headers,
    multipart: { kind: 'cover', image: await drawPicture(page, { width: 1200, height: 400 }) },
  })
  expect(uploaded.ok(), await uploaded.text()).toBe(true)

  const path = `/asha-chaat-house/${vendor.id}`
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  const cover = page.locator('img.cover')
  await expect(cover).toBeVisible()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await cover.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
  await expect(page.locator('#items').getByText('Half (6 pieces) ₹40')).toBeVisible()
  await expect(page.getByText('Signature', { exact: true })).toBeVisible()
  await expect(page.getByText('5-10 min')).toBeVisible()
  await page.getByRole('button', { name: 'Pani Puri', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Pani Puri' })).toContainText('Half (6 pieces)')

  await request.post('/api/vendors/template', {
    headers,
    data: { templateId: 'digital_menuV2', themeIndex: 0 },
  })
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Pani Puri' })).toContainText('Pani Puri, Half (6 pieces)')
  await expect(page.getByText('15-20 min').first()).toBeVisible()

  await signIn(page, vendor)
  await page.goto('/dashboard/profile')
  await page.getByLabel('Show an estimated preparation time').uncheck()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Show an estimated preparation time')).not.toBeChecked()
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    await expect(page.getByText('15-20 min')).toHaveCount(0)
  }).toPass()
})
