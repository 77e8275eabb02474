import { expect, test } from './fixtures.ts'
import { drawPicture } from './pictures.ts'
import { toasts } from './toasts.ts'

// How the panel looks while loading, full and failing is tested beside it, in profile.screen.test.tsx.
test('a vendor sees how much picture storage is used after an upload, and what to do when it is full', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(page, await newVendor())
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('progressbar', { name: '0 MB of 1 GB used, 0 pictures' })).toBeVisible()
  await page.getByLabel('Cover image (optional)').setInputFiles(await drawPicture(page))
  await expect(page.getByRole('progressbar', { name: / of 1 GB used, 1 picture$/ })).toBeVisible()

  const error = 'Your picture storage is full. Please remove pictures you no longer need and try again.'
  await page.route('**/api/upload/image', (route) =>
    route.fulfill({ status: 413, json: { success: false, error, message: error } }),
  )
  await page.getByLabel('Logo (optional)').setInputFiles(await drawPicture(page))
  await expect(page.getByText(`Upload failed: ${error}`)).toBeVisible()
  await expect(toasts(page)).toHaveText([error])
})
