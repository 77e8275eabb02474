import { contactApi } from '@thela/contract/site/contact'
import { SUPPORT_CHAT, SUPPORT_CITY, SUPPORT_EMAIL, SUPPORT_PHONE } from '@thela/contract/values/product'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { expectToasts } from '../../testing/toasts.ts'

const main = page.getByRole('main')
const field = (label: string) => main.getByLabelText(label)
const send = page.getByRole('button', { name: 'Send Message' })
const another = page.getByRole('button', { name: 'Send Another Message' })

const letter = {
  'Full name': 'Asha Patel',
  Email: 'asha@example.com',
  Subject: 'A question',
  Message: 'Does it work on my phone?',
}

async function write(texts: Record<string, string> = letter) {
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text)
}

beforeEach(async () => {
  await showScreen('/contact')
})

describe('someone who looks for a way to reach us', () => {
  test('finds email, phone, chat and city on cards [MKT-46]', async () => {
    const link = (name: string) => main.getByRole('link', { name })
    await expect.element(link(SUPPORT_EMAIL)).toHaveAttribute('href', `mailto:${SUPPORT_EMAIL}`)
    await expect.element(link(SUPPORT_PHONE)).toHaveAttribute('href', 'tel:+919000000000')
    await expect
      .element(link('Chat'))
      .toHaveAttribute('href', expect.stringMatching(new RegExp(`^${SUPPORT_CHAT}\\?text=`)))
    await expect.element(main.getByText(`${SUPPORT_CITY}.`)).toBeVisible()
  })

  test('reads when we reply and when we are there [MKT-53] [MKT-56]', async () => {
    await expect.element(main.getByText('Write, call or chat. We reply within 24 hours.')).toBeVisible()
    await expect.element(main.getByText('Monday to Friday, 9 to 6 IST.').first()).toBeVisible()
  })

  test('reads how soon questions about privacy and data are settled [MKT-54] [MKT-55]', async () => {
    await expect
      .element(main.getByText('Answered within 24 to 48 hours on business days.'))
      .toMatchTextContent('Requests about your data are completed within 30 days.')
  })
})

describe('someone who writes a message', () => {
  test('must fill in all four fields, and the first missing one is focused [MKT-41]', async () => {
    await send.click()

    for (const label of Object.keys(letter))
      await expect.element(field(label)).toHaveAccessibleDescription(`${label} is required`)
    await expect.element(field('Full name')).toHaveFocus()
    const names = Object.keys(letter).map((label) => field(label).element().getAttribute('name'))
    expect(names).toEqual(['fullname', 'email', 'subject', 'message'])
  })

  test('is refused an invalid email in the browser [MKT-42]', async () => {
    await write({ ...letter, Email: 'asha@nowhere' })
    await send.click()

    await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect.element(field('Email')).toHaveAttribute('type', 'email')
    expect(requestsTo(contactApi.sendMessage)).toEqual([])
  })

  test('sees it idle, sending and sent, and can send another [MKT-43] [MKT-44]', async () => {
    const words = 'Message sent successfully!'
    answer(contactApi.sendMessage, { success: true, message: words })
    const call = hold(contactApi.sendMessage)
    await write()
    await expect.element(send).toBeEnabled()
    await send.click()

    await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect.element(another).not.toBeInTheDocument()
    call.release()
    await expect.element(page.getByRole('heading', { name: words })).toHaveFocus()
    expect(requestsTo(contactApi.sendMessage)).toMatchObject([
      {
        body: {
          name: 'Asha Patel',
          email: 'asha@example.com',
          subject: 'A question',
          message: 'Does it work on my phone?',
        },
      },
    ])

    await another.click()
    await expect.element(field('Message')).toHaveValue('')
    await expect.element(send).toBeEnabled()
  })

  test('loses nothing when it cannot be sent', async () => {
    disconnect(contactApi.sendMessage)
    await write()
    await send.click()

    await expectToasts('Failed to send message. Please try again.')
    for (const [label, text] of Object.entries(letter)) await expect.element(field(label)).toHaveValue(text)
    await expect.element(another).not.toBeInTheDocument()
  })

  test('is told when they have sent too many', async () => {
    const message = 'Too many requests. Please try again later.'
    refuse(contactApi.sendMessage, 429, { message })
    await write()
    await send.click()

    await expectToasts(message)
  })
})

describe('someone with a question', () => {
  const questions = () => [...document.querySelectorAll('details')]
  const openOnes = () => questions().filter(({ open }) => open)
  const summaryOf = (question?: HTMLElement) => {
    const summary = question?.querySelector('summary')
    if (!summary) throw new Error('The question has no summary')
    return summary
  }

  test('finds thirty answers and opens one at a time [MKT-47]', async () => {
    const all = questions()
    expect(all).toHaveLength(30)

    for (const index of [0, 13, 29]) {
      await userEvent.click(summaryOf(all[index]))
      await expect.poll(openOnes).toEqual([all[index]])
      await expect.element(all[index]?.querySelector('p') ?? null).toBeVisible()
    }
    await userEvent.click(summaryOf(all[29]))
    await expect.poll(openOnes).toEqual([])
  })

  test('opens an answer with the keyboard too [MKT-47]', async () => {
    const [first] = questions()
    summaryOf(first).focus()
    await userEvent.keyboard('{Enter}')

    await expect.poll(openOnes).toEqual([first])
  })
})
