import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { findMisfits } from './find-misfits.ts'
import { expect, longTest, test, type Vendor } from './fixtures.ts'
import { menuApi } from './menu-api.ts'
import { inDesigns, layouts, menuPath, openAlive } from './menu-designs.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A browser in tests has no voices: these only write down what they are to say. */
async function giveVoices(page: Page, languages: string[], isLate = false) {
  await page.addInitScript(
    ([languages, isLate]) => {
      const spoken: { text: string; lang: string }[] = []
      const events = new EventTarget()
      let voices = isLate ? [] : languages.map((lang) => ({ lang, localService: true }))
      class Utterance extends EventTarget {
        lang = ''
        voice = null
        text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      }
      const speechSynthesis = {
        getVoices: () => [...voices],
        speak: (utterance: Utterance) => spoken.push(utterance),
        cancel: () => spoken.splice(0),
        addEventListener: events.addEventListener.bind(events),
      }
      const comeLate = () => {
        voices = languages.map((lang) => ({ lang, localService: true }))
        events.dispatchEvent(new Event('voiceschanged'))
      }
      const parts = { speechSynthesis, SpeechSynthesisUtterance: Utterance, spoken, comeLate }
      for (const [name, value] of Object.entries(parts)) Object.defineProperty(window, name, { value })
    },
    [languages, isLate] as const,
  )
}

type Speaking = { spoken: (EventTarget & { text: string; lang: string })[]; comeLate: () => void }

/** What is still to be said, with the language of its voice. */
const spokenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as Speaking).spoken.map(({ text, lang }) => `${lang} ${text}`))

/** A menu in Gujarati that can be read in English too, where its own texts are missing. */
async function gujaratiMenu({ request }: Page, newVendor: () => Promise<Vendor>) {
  const vendor = await newVendor()
  const answer = await request.put('/api/vendors/profile', {
    headers: { authorization: `Bearer ${vendor.token}` },
    data: { menuLanguage: 'gu', otherLanguages: ['en'] },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const menu = menuApi(request, vendor)
  const { id: categoryId } = await menu.addCategory('ચાટ')
  const sizes = [
    { id: 'half', name: 'અડધી', price: 40 },
    { id: 'full', name: 'આખી', price: 70 },
  ]
  const items = [
    { name: 'પાણીપુરી', price: 30, originalPrice: 50, description: 'તીખું પાણી' },
    { name: 'સેવપુરી', price: 0, variations: JSON.stringify(sizes) },
  ]
  for (const item of items) await menu.addItem({ categoryId, ...item })
  return vendor
}

const category = [
  'gu-IN ચાટ',
  'gu-IN પાણીપુરી',
  'gu-IN ₹30',
  'gu-IN તીખું પાણી',
  'gu-IN સેવપુરી',
  'gu-IN અડધી ₹40',
  'gu-IN આખી ₹70',
]
const listen = (page: Page, name: string) => page.getByRole('button', { name: `${name} સાંભળો` })
const stop = (page: Page) => page.getByRole('button', { name: 'વાંચવાનું બંધ કરો' })

test(`a category is read aloud in its own language in ${layouts}, and stops at a tap [EASY-02]`, async ({
  page,
  newVendor,
}) => {
  await giveVoices(page, ['gu-IN'])
  const vendor = await gujaratiMenu(page, newVendor)
  await inDesigns(page, vendor, 2, async (design) => {
    await listen(page, 'ચાટ').click()
    const spoken = await spokenOn(page)
    expect(spoken.filter((text) => category.includes(text)).toSorted(), design).toEqual(category.toSorted())
    expect(spoken.join(), design).not.toContain('₹50')
    await expect(page.getByRole('heading', { name: 'ચાટ', exact: true }), design).toBeVisible()

    await stop(page).click()
    await expect(listen(page, 'ચાટ'), design).toBeVisible()
    expect(await spokenOn(page), design).toEqual([])
    await expectFits(page, design)
    await expectAccessible(page, { name: design })
  })
})

/** As large as a finger, within the page and beside the name of the category; nothing else is cut or covered. */
async function expectFits(page: Page, design: string) {
  const { button, name } = await listen(page, 'ચાટ').evaluate((button) => {
    const name = document.createRange()
    name.selectNode(button.previousSibling as Node)
    const edges = ({ left, right, width, height }: DOMRect) => ({ left, right, width, height })
    return { button: edges(button.getBoundingClientRect()), name: edges(name.getBoundingClientRect()) }
  })
  expect(button.width, design).toBeGreaterThanOrEqual(44)
  expect(button.height, design).toBeGreaterThanOrEqual(44)
  expect(button.left, design).toBeGreaterThanOrEqual(Math.floor(name.right) - 1)
  expect(button.right, design).toBeLessThanOrEqual(390)
  // The line of a heading is not made higher for it.
  expect(
    (await findMisfits(page)).filter((misfit) => !misfit.startsWith('H2')),
    design,
  ).toEqual([])
}

test('a dish is read aloud from its sheet, until it ends or the sheet is closed [EASY-02]', async ({
  page,
  newVendor,
}) => {
  await giveVoices(page, ['gu-IN'])
  const vendor = await gujaratiMenu(page, newVendor)
  await openAlive(page, menuPath(vendor))
  await page.getByRole('button', { name: 'પાણીપુરી', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'પાણીપુરી' })
  const button = sheet.getByRole('button', { name: 'પાણીપુરી સાંભળો' })
  await button.click()
  expect(await spokenOn(page)).toEqual(['gu-IN વેજ, પાણીપુરી', 'gu-IN ₹30', 'gu-IN તીખું પાણી'])

  await page.evaluate(() => (window as unknown as Speaking).spoken.at(-1)?.dispatchEvent(new Event('end')))
  await expect(button).toBeVisible()
  await button.click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect.poll(() => spokenOn(page)).toEqual([])
})

test('texts that fell back to another language are read in that one [EASY-02]', async ({
  page,
  newVendor,
}) => {
  await giveVoices(page, ['en-US', 'en-IN', 'gu-IN'])
  const vendor = await gujaratiMenu(page, newVendor)
  await openAlive(page, `${menuPath(vendor)}?lang=en`)
  await page.getByRole('button', { name: 'Read ચાટ aloud' }).click()
  const spoken = await spokenOn(page)
  expect(spoken).toContain('gu-IN પાણીપુરી')
  expect(spoken).toContain('en-IN ₹30')
})

test('voices that the browser finds late bring the buttons, and a search keeps them [EASY-02]', async ({
  page,
  newVendor,
}) => {
  await giveVoices(page, ['gu-IN'], true)
  const vendor = await gujaratiMenu(page, newVendor)
  await openAlive(page, menuPath(vendor))
  await expect(listen(page, 'ચાટ')).toHaveCount(0)
  await page.evaluate(() => (window as unknown as Speaking).comeLate())
  await expect(listen(page, 'ચાટ')).toBeVisible()

  await page.getByRole('searchbox').fill('zzzz')
  await expect(listen(page, 'ચાટ')).toHaveCount(0)
  await page.getByRole('searchbox').fill('')
  await expect(listen(page, 'ચાટ')).toBeVisible()
})

/** Where the name of the category and the first dish stand. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const name = document.createRange()
    const texts = document.createTreeWalker(document.querySelector('section h2, section h3') as Node, 4)
    while (texts.nextNode()) if (texts.currentNode.textContent === 'ચાટ') name.selectNode(texts.currentNode)
    const dish = document.querySelector('.items > li') as Element
    return [name, dish].map((part) => {
      const { x, y } = part.getBoundingClientRect()
      return { x, y }
    })
  })

longTest(
  `buttons that come late move neither the name of the category nor its dishes, in ${layouts} [EASY-02]`,
  async ({ page, newVendor }) => {
    await giveVoices(page, ['gu-IN'], true)
    const vendor = await gujaratiMenu(page, newVendor)
    await inDesigns(page, vendor, 0, async (design) => {
      await page.evaluate(() => document.fonts.ready)
      const before = await placesOf(page)
      await page.evaluate(() => (window as unknown as Speaking).comeLate())
      await expect(listen(page, 'ચાટ'), design).toBeVisible()
      for (const [part, { x, y }] of (await placesOf(page)).entries()) {
        expect(Math.abs(x - (before[part]?.x ?? 0)), design).toBeLessThan(2)
        expect(Math.abs(y - (before[part]?.y ?? 0)), design).toBeLessThan(2)
      }
      await expectFits(page, design)
    })
  },
)

for (const [what, voices] of [
  ['without a voice', []],
  ['with a voice for another language only', ['hi-IN']],
] as const)
  test(`a phone ${what} shows no button [EASY-02]`, async ({ page, newVendor }) => {
    await giveVoices(page, [...voices])
    const vendor = await gujaratiMenu(page, newVendor)
    const loaded = page.waitForResponse(/offer-reading/)
    await openAlive(page, menuPath(vendor))
    await loaded
    await expect(page.getByRole('button', { name: /Text size|અક્ષર/ })).toBeVisible()
    await expect(page.locator('.read-aloud')).toHaveCount(0)
  })
