import { expect, test } from './fixtures.ts'
import { drawPicture } from './pictures.ts'

test('an ad is not saved without the picture that is still on its way [ADV-61]', async ({
  page,
  adminSession,
  signIn,
}) => {
  await signIn(page, await adminSession())
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/api/admin/ads/upload-image', async (route) => {
    await arrival
    await route.continue()
  })

  await page.goto('/admin/ads')
  await page.getByRole('button', { name: 'Add Ad' }).first().click()
  const form = page.getByRole('dialog')
  const save = form.getByRole('button', { name: 'Create Ad' })
  await form.locator('input[accept="image/*"]').setInputFiles(await drawPicture(page))
  await expect(save).toBeDisabled()

  arrive()
  await expect(save).toBeEnabled()
  await expect(page.getByText('Image uploaded successfully!')).toBeVisible()
})
