import { publicStatsApi } from '@thela/contract/site/public-stats'
import { showcaseApi } from '@thela/contract/site/showcase'
import { SUPPORT_CHAT, SUPPORT_EMAIL, SUPPORT_PHONE } from '@thela/contract/values/product'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answer, disconnect } from '../testing/contract-server.ts'
import { showScreen } from '../testing/show-screen.tsx'

const main = page.getByRole('main')

/** The section under this heading. */
function section(title: string) {
  const heading = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === title)
  const found = heading?.closest('section')
  if (!found) throw new Error(`There is no section ${title}`)
  return page.elementLocator(found)
}

const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent)
const linksOf = (area: Locator) =>
  area
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')])

const stats = { totalVendors: 12, totalMenuItems: 3456, totalMenuViews: 1_234_567, totalQrScans: 89 }

beforeEach(() => {
  answer(publicStatsApi.readStats, { stats })
  answer(showcaseApi.readShowcase, { stalls: [] })
})

describe('a vendor on the front page', () => {
  test('reads what the product is, and how to start [MKT-01] [MKT-04] [MKT-06]', async () => {
    await showScreen('/')

    await expect
      .element(main.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Your menu, one scan away')
    await expect
      .poll(() => document.title)
      .toBe('Thela: Digital menus for street vendors and small restaurants')
    const hero = main.getByRole('heading', { level: 1 }).element().closest('section')
    const start = [
      ['Get Started', '/auth/register'],
      ['Login', '/auth/login'],
    ]
    const languages = [
      ['English', '/?lang=en'],
      ['हिन्दी', '/?lang=hi'],
      ['ગુજરાતી', '/?lang=gu'],
    ]
    expect(linksOf(page.elementLocator(hero ?? document.body))).toEqual([...languages, ...start])
    expect(linksOf(section('Open your stall online'))).toEqual(start)
  })

  test('finds four features and six benefits [MKT-02] [MKT-03]', async () => {
    await showScreen('/')

    const features = section('Made for the street, not for an office')
    expect(textsOf(features.getByRole('heading', { level: 3 }))).toEqual([
      'QR code menus',
      'Mobile-first design',
      'Easy management',
      'Analytics',
    ])
    expect(section('What you get').getByRole('listitem').elements()).toHaveLength(6)
  })

  test('reads three testimonials that say they are examples [MKT-05]', async () => {
    await showScreen('/')

    const voices = section('What vendors could say')
    expect(voices.getByRole('figure').elements()).toHaveLength(3)
    expect(textsOf(voices.getByText('Example', { exact: true }))).toHaveLength(3)
    await expect.element(voices.getByText('not reviews by real customers')).toBeInTheDocument()
  })
})

describe('a vendor who asks who we are', () => {
  test('reads story, values and what the platform has counted [MKT-07] [MKT-08] [MKT-09]', async () => {
    await showScreen('/about')

    await expect.poll(() => document.title).toBe('About | Thela')
    await expect.element(section('Our story')).toMatchTextContent('calling out prices')
    expect(section('What we believe in').getByRole('listitem').elements()).toHaveLength(4)
    const figures = section('Our impact in numbers').getByRole('definition')
    await expect.poll(() => textsOf(figures)).toEqual(['12', '3,456', '89', '12,34,567'])
  })

  test('reads no figures where there are none [MKT-08]', async () => {
    disconnect(publicStatsApi.readStats)
    await showScreen('/about')

    const figures = section('Our impact in numbers').getByRole('definition')
    await expect.poll(() => textsOf(figures)).toEqual(['–', '–', '–', '–'])
  })

  test('reads the road so far, meets the team and finds how to reach it [MKT-10] [MKT-11] [MKT-12]', async () => {
    await showScreen('/about')

    expect(section('Our journey so far').getByRole('listitem').elements()).toHaveLength(6)
    expect(section('The team').getByRole('listitem').elements()).toHaveLength(3)
    expect(textsOf(section('The team').getByText('Example', { exact: true }))).toHaveLength(3)
    expect(linksOf(section('Come and talk to us'))).toEqual([
      [`Email${SUPPORT_EMAIL}`, `mailto:${SUPPORT_EMAIL}`],
      [`Phone${SUPPORT_PHONE}`, 'tel:+919000000000'],
      ['ChatMessage us', `${SUPPORT_CHAT}?text=Hello%20Thela%2C%20I%20have%20a%20question.`],
      ['Get Started', '/auth/register'],
    ])
  })
})

describe('someone who reads the privacy policy', () => {
  const termsOf = (title: string) => textsOf(section(title).getByRole('term'))

  beforeEach(async () => {
    await showScreen('/privacy')
  })

  test('learns what is stored, why, and who else is involved [MKT-31] [MKT-32] [MKT-33]', async () => {
    await expect.poll(() => document.title).toBe('Privacy | Thela')
    expect(termsOf('What we collect')).toEqual([
      'Account data',
      'Menu data',
      'Usage data',
      'Messages and sign-ins',
    ])
    expect(termsOf('What we use it for')).toEqual([
      'Providing the service',
      'Communication',
      'Advertising revenue, Starter plan only',
    ])
    expect(termsOf('Who else is involved')).toEqual(['An analytics service', 'An image storage service'])
    await expect.element(section('Who else is involved')).toMatchTextContent('used only if the operator')
  })

  test('learns that it is never sold, what they can do, and how it is protected [MKT-34] [MKT-35] [MKT-36]', async () => {
    await expect
      .element(section('Your data is never sold'))
      .toMatchTextContent('We do not sell personal data to anyone.')
    expect(termsOf('Your rights')).toEqual(['Access', 'Update', 'Delete', 'Export'])
    await expect
      .element(section('Your rights'))
      .toMatchTextContent('Download My Data in the dashboard, under Profile')
    await expect.element(section('How we protect it')).toMatchTextContent('one-way hashes')
  })

  /** How long each kind of data is kept. */
  const readRetention = () => {
    const retention = section('How long we keep it')
    const [names, texts] = [retention.getByRole('term'), retention.getByRole('definition')].map(textsOf)
    return Object.fromEntries(names?.map((name, n) => [name, texts?.[n]]) ?? [])
  }

  test('learns how long accounts, analytics and logs are kept [MKT-57] [MKT-58] [MKT-59]', () => {
    expect(readRetention()).toMatchObject({
      'Account and menu data': 'While the account is active, plus 30 days after its deletion.',
      Analytics: '2 years.',
      Logs: '1 year.',
    })
  })

  test('learns how soon personal data is deleted on request [MKT-37] [MKT-60]', () => {
    expect(readRetention()).toMatchObject({
      'Personal data you ask us to delete': 'Deleted within 30 days.',
    })
  })

  test('finds whom to ask, how soon they answer, and the terms [MKT-38] [MKT-54] [MKT-55]', async () => {
    const contact = section('Questions about privacy')
    await expect.element(contact).toMatchTextContent('within 24 to 48 hours on business days')
    await expect.element(section('Your rights')).toMatchTextContent('completed within 30 days')
    expect(linksOf(contact)).toEqual(
      expect.arrayContaining([
        ['terms of service', '/terms'],
        [`Email${SUPPORT_EMAIL}`, `mailto:${SUPPORT_EMAIL}`],
      ]),
    )
  })
})

test('the terms have fourteen numbered sections, lead on, and promise notice [MKT-39] [MKT-40] [MKT-61]', async () => {
  await showScreen('/terms')
  await expect.poll(() => document.title).toBe('Terms | Thela')
  const titles = textsOf(main.getByRole('heading', { level: 2 }))
  expect(titles).toHaveLength(14)
  for (const [index, title] of titles.entries()) expect(title).toMatch(new RegExp(`^${index + 1}\\. \\S`))

  expect(linksOf(main)).toEqual(
    expect.arrayContaining([
      ['contact page', '/contact'],
      ['privacy policy', '/privacy'],
    ]),
  )
  await expect.element(main).toMatchTextContent('we announce it here 30 days before the change takes effect')
  await expect.element(main).toMatchTextContent('we will inform you 30 days before it takes effect')
})
