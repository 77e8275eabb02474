import type { Page } from '@playwright/test'
import { SUPPORT_CHAT, SUPPORT_CITY, SUPPORT_EMAIL } from '@thela/contract/values/product'
import { expect, test } from './fixtures.ts'
import { hold } from './route-handlers.ts'
import { toasts } from './toasts.ts'
import { wake } from './wake.ts'

const letter = {
  'Full name': 'Asha Patel',
  Email: 'asha@example.com',
  Subject: 'A question',
  Message: 'Does it work on my phone?',
}

async function write(page: Page, fields: Record<string, string> = letter) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

test.beforeEach(({ page }) => page.goto('/contact'))

test('a guest finds the form and all ways to reach us, with the times we promise [RTE-07] [MKT-46] [MKT-53] [MKT-54] [MKT-55] [MKT-56]', async ({
  page,
}) => {
  await expect(page).toHaveTitle('Contact | Thela')
  const main = page.getByRole('main')
  await expect(main.getByText('We reply within 24 hours.').first()).toBeVisible()
  await expect(main.getByText('Monday to Friday, 9 to 6 IST.').first()).toBeVisible()
  await expect(main.getByText('Answered within 24 to 48 hours on business days.')).toBeVisible()
  await expect(main.getByText('settled within 30 days').first()).toBeVisible()
  await expect(main.getByText(SUPPORT_CITY)).toBeVisible()
  await expect(main.getByRole('link', { name: SUPPORT_EMAIL })).toHaveAttribute(
    'href',
    `mailto:${SUPPORT_EMAIL}`,
  )
  expect(
    (await main.getByRole('link', { name: 'Chat' }).getAttribute('href'))?.startsWith(
      `${SUPPORT_CHAT}?text=`,
    ),
  ).toBe(true)
})

test('all four fields are required, and the first missing one is focused [MKT-41]', async ({ page }) => {
  await send(page).click()

  for (const text of [
    'Full name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveAttribute('name', 'fullname')
})

test('an e-mail that is none is refused in the browser [MKT-42]', async ({ page }) => {
  let asked = false
  await page.route('**/api/contact', (route) => {
    asked = true
    return route.abort()
  })
  await write(page, { ...letter, Email: 'asha@nowhere' })
  await send(page).click()

  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  expect(asked).toBe(false)
})

test('a message is really sent, and another can follow [MKT-43] [MKT-44] [MKT-45]', async ({ page }) => {
  const release = await hold(page, '**/api/contact')
  await write(page)
  const answered = page.waitForResponse('**/api/contact')
  await send(page).click()

  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toHaveCount(0)
  release()
  const answer = await answered
  expect(answer.status()).toBe(201)
  expect(answer.request().postDataJSON()).toEqual({
    name: 'Asha Patel',
    email: 'asha@example.com',
    subject: 'A question',
    message: 'Does it work on my phone?',
  })
  await expect(page.getByRole('heading', { name: 'Message sent successfully!' })).toBeFocused()

  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(send(page)).toBeEnabled()
})

test('nothing typed is lost when the message cannot be sent [MKT-43]', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort())
  await write(page)
  await send(page).click()

  await expect(toasts(page)).toHaveText(['Failed to send message. Please try again.'])
  await expect(page.getByLabel('Message')).toHaveValue('Does it work on my phone?')
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toHaveCount(0)
})

test('who has written too often is told so [MKT-43]', async ({ page }) => {
  const message = 'Too many requests. Please try again later.'
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: { message } }))
  await write(page)
  await send(page).click()

  await expect(toasts(page)).toHaveText([message])
})

test('thirty questions have answers, one open at a time [MKT-47]', async ({ page }) => {
  // They open without a script; a click while the page came alive was lost once, for a reason not yet found.
  await wake(page)
  const questions = page.locator('details')
  await expect(questions).toHaveCount(30)

  for (const index of [0, 13, 29]) {
    await questions.nth(index).locator('summary').click()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await expect(questions.nth(index).locator('p')).toBeVisible()
  }
  await questions.nth(29).locator('summary').click()
  await expect(page.locator('details[open]')).toHaveCount(0)
})

test('questions open with the keyboard too [MKT-47]', async ({ page }) => {
  await page.locator('summary').first().focus()
  await page.keyboard.press('Enter')

  await expect(page.locator('details[open]')).toHaveCount(1)
})
