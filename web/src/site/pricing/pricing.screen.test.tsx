import { SUPPORT_CHAT } from '@thela/contract/values/product'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showScreen } from '../../testing/show-screen.tsx'

const main = page.getByRole('main')

/** The section under this heading. */
function section(title: string) {
  const heading = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === title)
  const found = heading?.closest('section')
  if (!found) throw new Error(`There is no section ${title}`)
  return page.elementLocator(found)
}

function card(plan: string) {
  const heading = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === plan)
  const found = heading?.closest('li')
  if (!found) throw new Error(`There is no card of ${plan}`)
  return page.elementLocator(found)
}

/** The points under 'Included' and 'Limitations'. */
const listsOf = (plan: string) => {
  const lists = card(plan).getByRole('list').elements()
  return lists.map((list) => [
    list.previousElementSibling?.textContent,
    [...list.children].map(({ textContent }) => textContent),
  ])
}

beforeEach(async () => {
  await showScreen('/pricing')
})

describe('a vendor who compares prices', () => {
  test('reads three promises first [MKT-13] [MKT-52]', async () => {
    await expect.poll(() => document.title).toBe('Pricing | Thela')
    const hero = main.getByRole('heading', { level: 1 }).element().closest('section')
    const badges = [...(hero?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)

    expect(badges).toEqual(['No setup fees', 'Cancel anytime', '7-day free trial'])
  })

  test('finds on each card name, description and the price in rupees with its period [MKT-15] [CONST-20]', async () => {
    const head = (plan: string) => card(plan).element().querySelector('h2')?.closest('li > div')?.textContent

    expect(head('Starter')).toBe('Starter₹0foreverEverything you need to show your menu on a phone.')
    expect(head('Professional')).toBe('Professional₹199per monthYour menu, without any ads.')
  })

  test('finds what each plan includes and what it does not [MKT-18] [MKT-22]', () => {
    for (const plan of ['Starter', 'Professional'])
      expect(listsOf(plan)).toEqual([
        ['Included', expect.arrayContaining([expect.any(String)])],
        ['Limitations', expect.arrayContaining([expect.any(String)])],
      ])
    expect(listsOf('Starter')[1]).toEqual([
      'Limitations',
      ['Thela branding on your menu', 'Basic analytics only'],
    ])
  })

  test('finds Starter, free forever, with ads whose revenue is shared [MKT-21]', async () => {
    await expect.element(card('Starter')).toMatchTextContent('₹0forever')
    await expect
      .element(card('Starter'))
      .toMatchTextContent('Ads appear on your menu, and we share the ad revenue with you')
  })

  test('finds Professional, 199 rupees a month, popular and with a trial [MKT-16] [MKT-17] [MKT-23]', async () => {
    const professional = card('Professional')
    await expect.element(professional).toMatchTextContent('₹199per month')
    await expect.element(professional).toMatchTextContent('No ads on your menu')
    await expect.element(professional.getByText('Most Popular')).toBeVisible()
    await expect.element(professional.getByText('7-day free trial')).toBeVisible()

    await expect.element(card('Starter').getByText('Most Popular')).not.toBeInTheDocument()
    await expect.element(card('Starter').getByText('free trial')).not.toBeInTheDocument()
  })

  test('sees the two plans side by side on a wide screen [MKT-14]', () => {
    const [starter, professional] = ['Starter', 'Professional'].map((plan) =>
      card(plan).element().getBoundingClientRect(),
    )

    expect(starter?.top).toBe(professional?.top)
    expect(professional?.left).toBeGreaterThan(starter?.right ?? Number.NaN)
  })

  test('asks about a plan in a chat that names it, or by email [MKT-19] [MKT-20] [MKT-24]', async () => {
    for (const plan of ['Starter', 'Professional']) {
      const chat = card(plan).getByRole('link', { name: `Ask about ${plan}` })
      const { origin, pathname, searchParams } = new URL(chat.element().getAttribute('href') ?? '')
      expect(origin + pathname).toBe(SUPPORT_CHAT)
      expect(searchParams.get('text')).toBe(`Hello Thela, I am interested in the ${plan} plan.`)
      await expect
        .element(card(plan).getByRole('link', { name: 'Email' }))
        .toHaveAttribute('href', '/contact')
    }
  })

  test('can ask for a quote for a design of their own [MKT-25] [MKT-26] [MKT-27]', async () => {
    const service = section('Custom Design Service')
    await expect.element(service).toMatchTextContent('A menu page designed only for your business')
    await expect.element(service).toMatchTextContent('We share a quote before any work begins.')
    expect(service.getByRole('listitem').elements()).toHaveLength(4)
    await expect
      .element(service.getByRole('link', { name: 'Get Quote' }))
      .toHaveAttribute('href', expect.stringMatching(new RegExp(`^${SUPPORT_CHAT}\\?text=.*quote`)))
    await expect.element(service.getByRole('link', { name: 'Email' })).toHaveAttribute('href', '/contact')
  })

  test('reads examples with stars, text, person, business, place and plan [MKT-28] [ENT-28]', async () => {
    const slips = section('What vendors could say').getByRole('figure')
    expect(slips.elements()).toHaveLength(3)
    await expect.element(slips.first().getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
    await expect.element(slips.first()).toMatchTextContent('I used to shout the price of every plate.')
    await expect
      .element(slips.first())
      .toMatchTextContent('A chaat vendorEvening chaat cart, Surat · Starter plan')
    expect(slips.getByText('Example', { exact: true }).elements()).toHaveLength(3)
  })

  test('opens answers about paying by hand and about the notice before a change [MKT-24] [MKT-29] [MKT-61]', async () => {
    const byHand = page.getByText(
      'Payment and plan changes are handled manually: write to us by email or chat',
    )
    expect(section('Questions about pricing').element().querySelectorAll('details')).toHaveLength(7)
    await page.getByText('How do I pay?').click()
    await expect.element(byHand).toBeVisible()
    await page.getByText('Will the price change?').click()
    await expect.element(page.getByText('we will inform you 30 days in advance')).toBeVisible()
    await expect.element(byHand).not.toBeVisible()
  })

  test('ends with links to register and to sign in [MKT-30]', async () => {
    const links = section('Try it on your cart')
    await expect
      .element(links.getByRole('link', { name: 'Start Free Trial' }))
      .toHaveAttribute('href', '/auth/register')
    await expect.element(links.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth/login')
  })
})
