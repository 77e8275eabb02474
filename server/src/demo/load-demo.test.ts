import { expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { loadDemo } from './load-demo.ts'
import { readDemoStreet } from './street.ts'

const { app, platform } = await createTestApp()
await loadDemo(platform)
const street = readDemoStreet()

test('the first stall of the demo can be read in English and Gujarati [LANG-06] [LANG-07]', async () => {
  const read = async (query: string) =>
    (await app.inject({ url: `/hiral-locho-house/demo-vendor${query}` })).body
  const [english, gujarati] = [await read(''), await read('?lang=gu')]

  expect(english).toMatch(/^<!doctype html><html lang="en">/)
  expect(english).toContain('<nav class="languages"')
  expect(english).toContain('>Surti Locho</button>')
  expect(gujarati).toMatch(/^<!doctype html><html lang="gu">/)
  expect(gujarati).toContain('>સુરતી લોચો</button>')
  expect(gujarati).toContain('<li>અડધી પ્લેટ <b>₹35</b></li>')
})

test.each(street.flatMap(({ id, otherLanguages }) => otherLanguages.map((language) => ({ id, language }))))(
  'the menu of $id in $language has no text left in the main language [LANG-06]',
  async ({ id, language }) => {
    const menu = (await app.inject({ url: `/api/public/vendor/${id}/menu-full?lang=${language}` })).json()
    const items = menu.categories.flatMap(({ menuItems }: { menuItems: object[] }) => menuItems)

    expect(menu.language).toBe(language)
    for (const texts of [...menu.categories, ...items]) {
      expect(texts).not.toHaveProperty('nameLang')
      expect(texts).not.toHaveProperty('descriptionLang')
      for (const size of JSON.parse(texts.variations ?? '[]')) expect(size).not.toHaveProperty('lang')
    }
  },
)

test('one stall of the demo has hours by weekday, an order slip, marks of diets and a licence number [OPEN-01] [SLIP-01] [DIET-03]', async () => {
  const { body } = await app.inject({ url: '/kashi-chaat-corner/kashi-chaat?lang=en' })

  expect(body).toContain('<dt>Saturday</dt><dd>3:30 PM – 12:30 AM</dd>')
  expect(body).toContain('<dt>Sunday</dt><dd>9:00 AM – 12:00 PM<br>3:30 PM – 11:00 PM</dd>')
  expect(body).toContain('<dd>Contains: gluten, milk, tree nuts</dd>')
  expect(body).toContain('20000000000000')
  expect(body).toContain('.items>li{padding-bottom:60px')
  const menu = await app.inject('/api/public/vendor/kashi-chaat/menu-full')
  expect(menu.json().vendor).toMatchObject({ orderSlip: true, fssaiNumber: '20000000000000' })
})
