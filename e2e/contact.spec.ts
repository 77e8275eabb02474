import { expect, test } from './fixtures.ts'

test('a message is really sent, and an administrator reads it [RTE-07] [MKT-44] [MKT-45]', async ({
  page,
  request,
  adminSession,
}) => {
  const subject = `A question ${Date.now()}`
  await page.goto('/contact')
  await expect(page).toHaveTitle('Contact | Thela')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask us anything')
  await page.getByLabel('Full name').fill('Asha Patel')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill('Does it work on my phone?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible()

  const { token } = await adminSession()
  const inbox = await request.get('/api/admin/contact-messages', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await inbox.json()).messages).toContainEqual(
    expect.objectContaining({
      name: 'Asha Patel',
      email: 'asha@example.com',
      subject,
      message: 'Does it work on my phone?',
    }),
  )
})
