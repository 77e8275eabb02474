import { expect, test } from './fixtures.ts'
import { drawPicture } from './pictures.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'

const storagePath = '**/api/vendors/storage'
const MB = 1024 * 1024

test('a vendor sees how much picture storage is used, also after an upload', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(page, await newVendor())
  const release = await hold(page, storagePath)
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('status', { name: 'Loading picture storage' })).toBeVisible()
  release()
  await expect(page.getByRole('progressbar', { name: '0 MB of 1 GB used, 0 pictures' })).toBeVisible()

  await page.getByLabel('Cover image (optional)').setInputFiles(await drawPicture(page))
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('progressbar', { name: / of 1 GB used, 1 picture$/ })).toBeVisible()
})

test('a vendor whose storage is full reads what to do, on the profile and at the upload', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(page, await newVendor())
  const storage = { usedBytes: 1024 * MB, maxBytes: 1024 * MB, usedFiles: 4096, maxFiles: 10_000 }
  await page.route(storagePath, (route) => route.fulfill({ json: { storage } }))
  const error = 'Your picture storage is full. Please remove pictures you no longer need and try again.'
  await page.route('**/api/upload/image', (route) =>
    route.fulfill({ status: 413, json: { success: false, error, message: error } }),
  )
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('progressbar', { name: '1 GB of 1 GB used, 4,096 pictures' })).toBeVisible()
  await expect(
    page.getByText('Your storage is full. Remove pictures from items you no longer sell'),
  ).toBeVisible()

  await page.getByLabel('Cover image (optional)').setInputFiles(await drawPicture(page))
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText(`Upload failed: ${error}`)).toBeVisible()
  await expect(toasts(page)).toHaveText([error])
})

test('a vendor whose storage cannot be read can ask again, and the profile works meanwhile', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(page, await newVendor())
  await page.route(storagePath, (route) => route.fulfill({ status: 500, json: { message: 'Server error' } }))
  await page.goto('/dashboard/profile')
  const failure = page.getByRole('alert').filter({ hasText: 'Storage not available' })
  await expect(failure).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Business name' })).toBeVisible()

  await page.unroute(storagePath)
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('progressbar', { name: '0 MB of 1 GB used, 0 pictures' })).toBeVisible()
})
