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

test('names that stand in the page are not sent a second time', async () => {
  const page = samplePage(2)
  const writtenTexts = textsOf(page.categories)
  const script = writePageScript(page, { ...parts, writtenTexts })

  expect(script.texts).toBeUndefined()
  const read = await readPageScript(script, defaultLayout, {
    writtenTexts: () => writtenTexts,
    fetchMenu: never,
  })
  expect(read).toEqual({ page, isShown: true })
})

test('a template that writes names in another order still gets every one of them', async () => {
  const page = samplePage(2)
  const script = writePageScript(page, { ...parts, writtenTexts: textsOf(page.categories).reverse() })

  const read = await readPageScript(script, defaultLayout, { writtenTexts: never, fetchMenu: never })
  expect(read.page).toEqual(page)
})

test('the longest menus are fetched instead of sent twice', async () => {
  const page = longPage()
  const script = writePageScript(page, { ...parts, writtenTexts: [] })

  expect(script.menu).toBeUndefined()
  const read = await readPageScript(script, defaultLayout, {
    writtenTexts: never,
    fetchMenu: async () => page,
  })
  expect(read).toEqual({ page, isShown: true })
})

test('a long menu is asked for by what the page shows, so that none of another day is taken for it', async () => {
  const page = longPage()
  const [, ...others] = page.categories
  const versionOf = async (shown: typeof page) => {
    const script = writePageScript(shown, { ...parts, writtenTexts: [] })
    const asked: string[] = []
    const fetchMenu = async (...which: string[]) => {
      asked.push(...which)
      return shown
    }
    await readPageScript(script, defaultLayout, { writtenTexts: never, fetchMenu })
    expect(asked).toEqual([shown.vendor.id, script.fingerprint])
    return script.fingerprint
  }

  expect(await versionOf(page)).not.toBe(await versionOf({ ...page, categories: others }))
})

test('a long menu that changed in the meantime is known to differ', async () => {
  const page = longPage()
  const script = writePageScript(page, { ...parts, writtenTexts: [] })
  const [first, ...others] = page.categories
  const changed = { ...page, categories: others }

  expect(first).toBeDefined()
  const read = await readPageScript(script, defaultLayout, {
    writtenTexts: never,
    fetchMenu: async () => changed,
  })
  expect(read.isShown).toBe(false)
  expect(read.page.categories).toEqual(others)
})
