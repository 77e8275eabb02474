import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a vendor has a photo of their paper menu read, checks it and adds it [QUICK-11]', async ({
  page,
  newVendor,
  signIn,
}) => {
  const photo = await takePhoto(page)
  await signIn(page, await newVendor())
  await page.goto('/dashboard/items/add-dishes')
  await page.getByRole('tab', { name: 'Photo' }).tap()
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible()
  await expectAccessible(page)

  await page
    .getByLabel('Photo of your menu', { exact: true })
    .setInputFiles({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByRole('progressbar')).toBeVisible()
  const price = (dish: string) => page.getByRole('spinbutton', { name: `Price of ${dish}`, exact: true })
  // A busy machine reads slowly.
  await expect(price('Masala Dosa')).toHaveValue('90', { timeout: 60_000 })
  await expectAccessible(page)
  await price('Vada Pav').fill('27')
  await page.getByRole('button', { name: 'Add to menu' }).tap()

  await expect(page.getByText('3 dishes and 1 category were added to your menu')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Vada Pav' })).toBeVisible()
})

/** A paper menu, slightly tilted. */
async function takePhoto(page: Page) {
  await page.setContent(`<meta name="viewport" content="width=device-width"><body style="margin:0;padding:40px;background:#efe9dc;font:28px sans-serif">
    <div style="transform:rotate(1deg);width:300px"><b>SNACKS</b>
    ${['Vada Pav 25', 'Masala Dosa 90', 'Masala Chai 15'].map((dish) => `<p>${dish}</p>`).join('')}</div>`)
  return page.screenshot({ type: 'jpeg', quality: 80 })
}
