import { categoriesApi } from '@thela/contract/menus/categories'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerMenu } from '../../testing/answer-menu.ts'
import { answer, hold } from '../../testing/contract-server.ts'
import { aCategory } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'

const PATH = '/dashboard/categories'
const drawer = page.getByRole('dialog', { name: 'Menu' })
const dialog = page.getByRole('dialog', { name: 'Add Category' })
const question = page.getByRole('alertdialog')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** How many entries lie above the one of the page. */
const depth = () => history.state?.overlayDepth ?? 0

/** Ends when the page is at the entry before, which may be left again at once. */
function goBack() {
  const arrival = new Promise((resolve) =>
    navigation.addEventListener('currententrychange', resolve, { once: true }),
  )
  history.back()
  return arrival
}

let router: Awaited<ReturnType<typeof showScreen>>['router']
beforeEach(async () => {
  await page.viewport(390, 844)
  signInVendor()
  answerMenu({ categories: [aCategory('Chaat')] })
  ;({ router } = await showScreen(PATH))
  await expect.element(page.getByRole('heading', { name: 'Chaat' })).toBeVisible()
  await expect.poll(depth).toBe(0)
})
afterEach(() => page.viewport(1280, 800))

test.each([
  ['a drawer', 'Open menu', drawer],
  ['a dialog', 'Add Category', dialog],
  ['a question', 'Delete Chaat', question],
])('Back closes %s and stays on the page', async (_what, opener, panel) => {
  await press(opener)
  await expect.element(panel).toBeVisible()
  await expect.poll(depth).toBe(1)

  history.back()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.poll(depth).toBe(0)
  expect(router.state.location.href).toBe(PATH)
  await expect.element(page.getByRole('heading', { name: 'Chaat' })).toBeVisible()
})

test('what is closed in another way leaves no entry behind', async () => {
  const before = history.length
  for (let time = 0; time < 3; time++) {
    await press('Open menu')
    await expect.poll(depth).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.poll(depth).toBe(0)
  }
  expect(history.length).toBeLessThanOrEqual(before + 1)
})

test('a link in the drawer leads on, and its entry is gone', async () => {
  await press('Open menu')
  await expect.poll(depth).toBe(1)
  await drawer.getByRole('link', { name: 'Categories' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.poll(depth).toBe(0)
})

test('Back does not close what is being saved, and closes it afterwards', async () => {
  answer(categoriesApi.remove, { deletedItems: 0, message: 'Deleted' })
  const call = hold(categoriesApi.remove)
  await press('Delete Chaat')
  await expect.poll(depth).toBe(1)
  await press('Delete Category & Items')
  await goBack()
  // The entry comes back, for the next time.
  await expect.poll(depth).toBe(1)
  await expect.element(question).toBeVisible()

  call.release()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(depth).toBe(0)
})
