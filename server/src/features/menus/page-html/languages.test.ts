import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { buildApp } from '../../../app.ts'
import { connect } from '../../../db/connect.ts'

const { app, connection, platform, signedInVendor } = await createTestApp()
const { addCategory, addItem, change } = menuCalls(app)

/** A menu in English with some texts in Gujarati and none in Urdu. */
async function openMenu(languages: object = { otherLanguages: ['gu', 'ur'] }) {
  const vendor = await signedInVendor()
  await saveProfile(vendor, languages)
  const category = await addCategory(vendor, {
    name: 'Snacks',
    description: 'All day',
    translations: { gu: { name: 'નાસ્તો' } },
  })
  const categoryId = category.json().category.id
  const item = await addItem(vendor, {
    name: 'Misal',
    description: 'Hot & <fresh>',
    nameEn: 'Sprouts',
    categoryId,
    variations: [
      { id: 'half', name: 'Half', price: 30 },
      { id: 'constructor', name: 'Full', price: 50 },
    ],
    translations: { gu: { name: 'મિસળ', description: 'ગરમ', variations: { half: 'અડધું' } } },
  })
  await addItem(vendor, { name: 'Samosa', categoryId, price: 20 })
  return { vendor, id: vendor.id, itemId: item.json().item.id, path: `/${vendor.user.slug}/${vendor.id}` }
}

type Person = { headers: Record<string, string> }

const saveProfile = ({ headers }: Person, payload: object) =>
  app.inject({ method: 'PUT', url: '/api/vendors/profile', headers, payload })

const read = (url: string) => app.inject({ url })

/** What can be seen, and what is said about it. */
const bodyOf = (html: string) => html.slice(html.indexOf('<body>')).replaceAll(/<script.*?<\/script>/gs, '')

test('the menu has an address of its own in each of its languages [LANG-07]', async () => {
  const { path, id } = await openMenu()
  const page = await read(`${path}?lang=gu`)

  expect(page.body).toMatch(/^<!doctype html><html lang="gu">/)
  const body = bodyOf(page.body)
  expect(body).toContain('<h2>નાસ્તો</h2>')
  expect(body).toContain('>મિસળ</button>')
  expect(body).toContain('<p class="description">ગરમ</p>')
  expect(body).toContain('<li>અડધું <b>₹30</b></li>')
  expect((await read(`/m/${id}?lang=gu`)).body).toBe(page.body)
  expect((await read(`${path}?source=qr&lang=gu&x=1`)).body).toBe(page.body)
})

test('what is missing falls back to the main language, and says which that is [LANG-06] [LANG-07]', async () => {
  const { path } = await openMenu()
  const body = bodyOf((await read(`${path}?lang=gu`)).body)

  expect(body).toContain('<p lang="en">All day</p>')
  expect(body).toMatch(/lang="en">Samosa<\/button>/)
  expect(body).toContain('<li lang="en">Full <b>₹50</b></li>')
  expect(body).toContain('<p class="name-en" lang="en">Sprouts</p>')

  const urdu = (await read(`${path}?lang=ur`)).body
  expect(urdu).toMatch(/^<!doctype html><html lang="ur" dir="rtl">/)
  expect(bodyOf(urdu)).toMatch(/lang="en">Misal<\/button>/)
})

test('the page at the canonical address has no other language in it and no text marked [LANG-07]', async () => {
  const { path } = await openMenu()
  const page = await app.inject({ url: path, headers: { 'accept-language': 'gu-IN,gu;q=0.9' } })

  expect(page.body).toMatch(/^<!doctype html><html lang="en">/)
  expect(page.body).toBe((await read(path)).body)
  expect(page.body).not.toContain('મિસળ')
  expect(bodyOf(page.body)).toContain('>Misal</button>')
  expect(bodyOf(page.body)).toContain('<h2>Snacks</h2>')
})

test.each(['en', 'bn', 'fr', 'GU', '', 'gu2', '__proto__'])(
  'lang=%s, which this menu does not have, is answered as the canonical address is [LANG-07]',
  async (lang) => {
    const { path } = await openMenu()
    const canonical = await read(path)
    const answer = await read(`${path}?lang=${lang}`)
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, canonical.headers.etag])
    expect(answer.body).toBe(canonical.body)
  },
)

test('each page links to all others and names itself for search engines [LANG-07]', async () => {
  const { path } = await openMenu()
  const url = `${platform.config.publicOrigin}${path}`
  const alternates = [
    `<link rel="alternate" hreflang="en" href="${url}">`,
    `<link rel="alternate" hreflang="gu" href="${url}?lang=gu">`,
    `<link rel="alternate" hreflang="ur" href="${url}?lang=ur">`,
    `<link rel="alternate" hreflang="x-default" href="${url}">`,
  ].join('')
  for (const [query, canonical] of [
    ['', url],
    ['?lang=gu', `${url}?lang=gu`],
  ]) {
    const { body } = await read(path + query)
    expect(body).toContain(`<link rel="canonical" href="${canonical}">${alternates}`)
    expect(body).toContain(`<meta property="og:url" content="${canonical}">`)
    expect(body).toContain(`"url":"${canonical}"`)
  }
  const { body } = await read(`${path}?lang=gu`)
  expect(body).toMatch(/<meta name="description" property="og:description" content="[^"]*નાસ્તો/)
})

test('the switch names each language in its own script, and is there only with several [LANG-07]', async () => {
  const { path, id } = await openMenu()
  expect(bodyOf((await read(`${path}?lang=gu`)).body)).toContain(
    `<nav class="languages" aria-label="ભાષા"><a href="${id}" lang="en" hreflang="en">English</a>` +
      `<a href="${id}?lang=gu" lang="gu" hreflang="gu" aria-current="true">ગુજરાતી</a>` +
      `<a href="${id}?lang=ur" lang="ur" hreflang="ur">اردو</a></nav>`,
  )

  const alone = await openMenu({ menuLanguage: 'gu' })
  const { body } = await read(alone.path)
  expect(body).not.toContain('class="languages"')
  expect(body).not.toContain('hreflang')
  expect(body).toMatch(/^<!doctype html><html lang="gu">/)
})

test('the menu as data comes in each of its languages [LANG-07]', async () => {
  const { id } = await openMenu()
  const readData = async (query: string) => (await read(`/api/public/vendor/${id}/menu-full${query}`)).json()

  const gujarati = await readData('?lang=gu')
  expect([gujarati.language, gujarati.languages, gujarati.slugStatus]).toEqual([
    'gu',
    ['en', 'gu', 'ur'],
    null,
  ])
  const [category] = gujarati.categories
  expect(category).toMatchObject({ name: 'નાસ્તો', description: 'All day', descriptionLang: 'en' })
  const [misal, samosa] = category.menuItems
  expect(misal).toMatchObject({ name: 'મિસળ', description: 'ગરમ', category: 'નાસ્તો', nameEn: 'Sprouts' })
  expect(misal).not.toHaveProperty('nameLang')
  expect(misal).not.toHaveProperty('translation')
  expect(JSON.parse(misal.variations)).toEqual([
    { id: 'half', name: 'અડધું', price: 30 },
    { id: 'constructor', name: 'Full', price: 50, lang: 'en' },
  ])
  expect(samosa).toMatchObject({ name: 'Samosa', nameLang: 'en', description: null })
  expect(samosa).not.toHaveProperty('descriptionLang')

  const main = await readData('')
  expect([main.language, main.languages]).toEqual(['en', ['en', 'gu', 'ur']])
  expect(main.categories[0].menuItems[0]).toMatchObject({ name: 'Misal', category: 'Snacks' })
  expect(await readData('?lang=bn')).toEqual(main)
  expect((await readData('?lang=gu&slug=other')).slugStatus).toBe('unknown')
})

/** A menu on a node of its own, on a real port: only there the fast path works. */
async function serve() {
  const { path, ...menu } = await openMenu()
  const { db, close: loseDatabase } = connect(connection)
  const node = await buildApp({ ...platform, db })
  onTestFinished(() => node.close())
  const origin = await node.listen({ port: 0, host: '127.0.0.1' })
  const ask = async (query: string, etag?: string) => {
    const answer = await fetch(origin + path + query, { headers: etag ? { 'if-none-match': etag } : {} })
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', body: await answer.text() }
  }
  return { ...menu, ask, loseDatabase }
}

test('each language is served from the cache, without the database, and with a tag of its own [LANG-07]', async () => {
  const { ask, loseDatabase } = await serve()
  const [english, gujarati] = [await ask(''), await ask('?lang=gu')]
  await loseDatabase()

  expect(gujarati.etag).not.toBe(english.etag)
  expect(await ask('?lang=gu')).toEqual(gujarati)
  expect((await ask('?lang=gu', gujarati.etag)).status).toBe(304)
  expect((await ask('?lang=gu', english.etag)).status).toBe(200)
  expect((await ask('', gujarati.etag)).body).toBe(english.body)
})

test('an open menu gets a change in the language in which it is read [LANG-07] [QUICK-09]', async () => {
  const { ask, vendor, itemId } = await serve()
  const before = await ask('?lang=gu')
  await change('items', itemId, vendor, { translations: { gu: { name: 'તીખું મિસળ' } } })

  await expect.poll(async () => (await ask('?lang=gu', before.etag)).body).toContain('તીખું મિસળ')
  expect((await ask('')).body).not.toContain('તીખું')
})

test('a language that is taken off answers with the main one, and comes back with its texts [LANG-06] [LANG-07]', async () => {
  const { ask, vendor } = await serve()
  expect((await ask('?lang=gu')).body).toContain('મિસળ')
  await saveProfile(vendor, { otherLanguages: [] })
  await expect.poll(async () => (await ask('?lang=gu')).body).not.toContain('મિસળ')
  await expect.poll(async () => (await ask('')).body === (await ask('?lang=gu')).body).toBe(true)

  await saveProfile(vendor, { otherLanguages: ['gu'] })
  await expect.poll(async () => (await ask('?lang=gu')).body).toContain('મિસળ')
})
