import { expect, test } from 'vitest'
import { defaultLayout } from '../templates/default-layout/template.tsx'
import { samplePage } from '../testing/sample-page.ts'
import { textsOf } from './pack.ts'
import { writePageScript } from './page-script.ts'
import { readPageScript } from './read-page-script.ts'

const parts = { siteName: 'Thela', templateId: 'default-layout', splashMs: 0 }
const never = () => {
  throw new Error('not to be asked')
}

function longPage() {
  const page = samplePage(20)
  const more = page.categories.map((category) => ({ ...category, id: `${category.id}2` }))
  return { ...page, categories: [...page.categories, ...more] }
}

test('names that are in the page are not repeated in the script', async () => {
  const page = samplePage(2)
  const pageTexts = textsOf(page.categories)
  const script = writePageScript(page, { ...parts, pageTexts })

  expect(script.texts).toBeUndefined()
  const read = await readPageScript(script, defaultLayout, {
    pageTexts: () => pageTexts,
    fetchMenu: never,
  })
  expect(read).toEqual({ page, isShown: true })
})

test('a template that renders names in another order still gets all of them', async () => {
  const page = samplePage(2)
  const script = writePageScript(page, { ...parts, pageTexts: textsOf(page.categories).reverse() })

  const read = await readPageScript(script, defaultLayout, { pageTexts: never, fetchMenu: never })
  expect(read.page).toEqual(page)
})

test('a long menu is fetched instead of included in the script', async () => {
  const page = longPage()
  const script = writePageScript(page, { ...parts, pageTexts: [] })

  expect(script.menu).toBeUndefined()
  const read = await readPageScript(script, defaultLayout, {
    pageTexts: never,
    fetchMenu: async () => page,
  })
  expect(read).toEqual({ page, isShown: true })
})

test('a long menu is requested by the fingerprint of the page, so that an older cached one is not used', async () => {
  const page = longPage()
  const [, ...others] = page.categories
  const versionOf = async (shown: typeof page) => {
    const script = writePageScript(shown, { ...parts, pageTexts: [] })
    const requested: string[] = []
    const fetchMenu = async (...which: string[]) => {
      requested.push(...which)
      return shown
    }
    await readPageScript(script, defaultLayout, { pageTexts: never, fetchMenu })
    expect(requested).toEqual([shown.vendor.id, script.fingerprint])
    return script.fingerprint
  }

  expect(await versionOf(page)).not.toBe(await versionOf({ ...page, categories: others }))
})

test('a long menu that changed in the meantime is detected', async () => {
  const page = longPage()
  const script = writePageScript(page, { ...parts, pageTexts: [] })
  const [first, ...others] = page.categories
  const changed = { ...page, categories: others }

  expect(first).toBeDefined()
  const read = await readPageScript(script, defaultLayout, {
    pageTexts: never,
    fetchMenu: async () => changed,
  })
  expect(read.isShown).toBe(false)
  expect(read.page.categories).toEqual(others)
})
