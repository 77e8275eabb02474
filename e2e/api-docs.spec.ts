import { expect, test } from '@playwright/test'

test("the documentation of the API can be read, and nothing on it breaks the page's own policy", async ({
  page,
}) => {
  const complaints: string[] = []
  // A browser that asks for an icon we do not have is no complaint.
  page.on(
    'console',
    (message) => message.text().includes('Content Security Policy') && complaints.push(message.text()),
  )
  page.on('pageerror', (error) => complaints.push(String(error)))

  await page.goto('/api/docs/')
  await expect(page.getByRole('heading', { name: 'Thela API' })).toBeVisible()
  await page.getByRole('button', { name: 'Open Group - auth' }).click()
  await page
    .getByRole('link', { name: /A vendor signs in with phone and password/ })
    .first()
    .click()
  await expect(page.getByText('/api/auth/vendor/login').first()).toBeVisible()
  expect(complaints).toEqual([])
})
