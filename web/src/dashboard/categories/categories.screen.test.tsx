import { type Category, categoriesApi } from '@thela/contract/menus/categories'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answerMenu } from '../../testing/answer-menu.ts'
import { answer, disconnect, hold, loseAnswer, refuse, requestsTo } from '../../testing/contract-server.ts'
import { aCategory } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { toastTexts } from '../../testing/toasts.ts'

const PATH = '/dashboard/categories'
const TAKEN = 'A category with this name already exists. Please choose a different name.'

const dialog = page.getByRole('dialog')
const name = dialog.getByLabelText('Name')
const question = page.getByRole('alertdialog')
const rows = page.getByRole('list', { name: 'Categories' }).getByRole('listitem')
const row = (name: string) => rows.filter({ has: page.getByRole('heading', { name, exact: true }) })
const names = () =>
  rows
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const press = (name: string) => button(name).click()
const save = (label: 'Create' | 'Update') => dialog.getByRole('button', { name: label }).click()
const isGone = (panel: Locator) => expect.element(panel).not.toBeInTheDocument()

/** A dialog is visible a moment before it handles keys: presses again until it closes. */
const escapeFrom = (panel: Locator) =>
  expect
    .poll(async () => {
      await userEvent.keyboard('{Escape}')
      return panel.query()
    })
    .toBeNull()

beforeEach(() => signInVendor())

describe('a vendor without categories', () => {
  beforeEach(async () => {
    answerMenu({ categories: [] })
    await showScreen(PATH)
  })

  test('finds the screen by its address, title and heading [RTE-15] [CAT-01]', async () => {
    await expect.poll(() => document.title).toBe('Categories | Thela')
    await expect
      .element(page.getByRole('heading', { name: 'Categories', level: 1, exact: true }))
      .toBeVisible()
  })

  test('reads that there are none and can create the first [CAT-05]', async () => {
    await expect.element(page.getByRole('heading', { name: 'No categories yet' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Your Categories (0)' })).toBeVisible()

    await press('Create Category')
    await expect.element(dialog).toHaveAccessibleName('Add Category')
  })

  test('adds one with a name alone [CAT-04] [CAT-10] [CAT-18]', async () => {
    await press('Add Category')
    await expect.element(name).toHaveFocus()
    await name.fill('Snacks')
    await save('Create')

    await expect.poll(toastTexts).toEqual(['Category created successfully!'])
    await isGone(dialog)
    expect(requestsTo(categoriesApi.create).map(({ body }) => body)).toEqual([
      { name: 'Snacks', description: null },
    ])
    await expect.poll(names).toEqual(['Snacks'])
    await expect.element(page.getByRole('heading', { name: 'Your Categories (1)' })).toBeVisible()
  })

  test('finds an empty form after a cancel and after a success [CAT-07]', async () => {
    await press('Add Category')
    await name.fill('Half a thou')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await isGone(dialog)
    await press('Add Category')
    await expect.element(name).toHaveValue('')

    await name.fill('Snacks')
    await dialog.getByLabelText('Description').fill('Fried')
    await save('Create')
    await isGone(dialog)
    await press('Add Category')
    await expect.element(name).toHaveValue('')
    await expect.element(dialog.getByLabelText('Description')).toHaveValue('')
  })

  test('is told what is wrong with a name, at the field [CAT-08] [CAT-09]', async () => {
    await press('Add Category')
    await save('Create')
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription('Category name is required')

    await name.fill('S')
    await save('Create')
    await expect.element(name).toHaveAccessibleDescription('Name must be at least 2 characters')
    expect(requestsTo(categoriesApi.create)).toEqual([])
  })

  test('loses nothing typed when the connection breaks [CAT-22]', async () => {
    disconnect(categoriesApi.create)
    await press('Add Category')
    await name.fill('Snacks')
    await save('Create')

    await expect.poll(toastTexts).toEqual(['Failed to create category'])
    await expect.element(name).toHaveValue('Snacks')
  })

  test('sees a category whose answer was lost', async () => {
    loseAnswer(categoriesApi.create)
    await press('Add Category')
    await name.fill('Snacks')
    await save('Create')
    await expect.poll(toastTexts).toEqual(['Failed to create category'])

    await escapeFrom(dialog)
    await expect.poll(names).toEqual(['Snacks'])
  })

  test('finds the focus at the button again when saving failed', async () => {
    disconnect(categoriesApi.create)
    await press('Add Category')
    await name.fill('Snacks')
    const create = dialog.getByRole('button', { name: 'Create' })
    focus(create)
    await userEvent.keyboard('{Enter}')

    await expect.poll(toastTexts).toEqual(['Failed to create category'])
    await expect.element(create).toHaveFocus()
  })
})

test('a vendor can come from another screen straight to the form', async () => {
  answerMenu({ categories: [] })
  const { router } = await showScreen(`${PATH}?add=1`)
  await expect.element(dialog).toHaveAccessibleName('Add Category')

  await escapeFrom(dialog)
  expect(router.state.location.href).toBe(PATH)
})

const three = [
  aCategory('Chaat', { description: 'Crisp and sour', _count: { menuItems: 2 } }),
  aCategory('Dosa'),
  aCategory('Lassi', { _count: { menuItems: 1 } }),
]

describe('a vendor with three categories', () => {
  let menu: { categories: Category[] }

  beforeEach(async () => {
    menu = answerMenu({ categories: three })
    await showScreen(PATH)
    await expect.poll(names).toEqual(['Chaat', 'Dosa', 'Lassi'])
  })

  test('sees how many there are, and how many items each has [CAT-02] [CAT-17]', async () => {
    await expect.element(page.getByRole('heading', { name: 'Your Categories (3)' })).toBeVisible()
    await expect.element(row('Chaat').getByText('2 items')).toBeVisible()
    await expect.element(row('Dosa').getByText('0 items')).toBeVisible()
    await expect.element(row('Lassi').getByText('1 item', { exact: true })).toBeVisible()
  })

  test('sees each with handle, name, description, count, edit and delete [CAT-03]', async () => {
    await expect.element(row('Chaat').getByText('Crisp and sour')).toBeVisible()
    expect(row('Dosa').element().querySelector('p')).toBeNull()

    for (const name of ['Chaat', 'Dosa', 'Lassi']) {
      await expect.element(row(name).getByText(/\d items?/)).toBeVisible()
      for (const label of [`Move ${name}`, `Edit ${name}`, `Delete ${name}`])
        await expect.element(row(name).getByRole('button', { name: label })).toBeVisible()
    }
  })

  test('can cancel or create a new one, and cancel or update an old one [CAT-06]', async () => {
    const buttons = () =>
      dialog
        .getByRole('button')
        .elements()
        .map((button) => button.textContent)
        .filter(Boolean)

    await press('Add Category')
    await expect.element(dialog).toHaveAccessibleName('Add Category')
    expect(buttons()).toEqual(['Cancel', 'Create'])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await isGone(dialog)

    await press('Edit Chaat')
    await expect.element(dialog).toHaveAccessibleName('Edit Category')
    expect(buttons()).toEqual(['Cancel', 'Update'])
  })

  test('renames one [CAT-19]', async () => {
    await press('Edit Chaat')
    await expect.element(name).toHaveValue('Chaat')
    await expect.element(dialog.getByLabelText('Description')).toHaveValue('Crisp and sour')

    await name.fill('Surti Chaat')
    await dialog.getByLabelText('Description').fill('')
    await save('Update')
    await expect.poll(toastTexts).toEqual(['Category updated successfully!'])
    await isGone(dialog)
    await expect.poll(names).toEqual(['Surti Chaat', 'Dosa', 'Lassi'])
    await expect.element(page.getByText('Crisp and sour')).not.toBeInTheDocument()
  })

  test('changes only what was changed', async () => {
    await press('Edit Chaat')
    await name.fill('Surti Chaat')
    await save('Update')
    await expect.poll(names).toEqual(['Surti Chaat', 'Dosa', 'Lassi'])
    await isGone(dialog)

    await press('Edit Dosa')
    await save('Update')
    await expect.poll(toastTexts).toContain('No changes to save')
    await isGone(dialog)
    expect(requestsTo(categoriesApi.update).map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { id: 'chaat' }, body: { name: 'Surti Chaat' } },
    ])
  })

  test('sees a toast after a failed update and can try again [CAT-23]', async () => {
    disconnect(categoriesApi.update)
    await press('Edit Dosa')
    await name.fill('Dosa & Idli')
    await save('Update')
    await expect.poll(toastTexts).toEqual(['Failed to update category'])

    answerMenu({ categories: three })
    await save('Update')
    await expect.poll(names).toEqual(['Chaat', 'Dosa & Idli', 'Lassi'])
  })

  test('is told at the field that a name is taken', async () => {
    refuse(categoriesApi.create, 409, { message: TAKEN, error: 'category_name_taken' })
    await press('Add Category')
    await name.fill('CHAAT')
    await save('Create')

    await expect.poll(toastTexts).toEqual([TAKEN])
    await expect.element(name).toHaveAccessibleDescription(TAKEN)
    await expect.element(name).toHaveValue('CHAAT')
  })

  test('reads what goes with a category before it is deleted [CAT-11] [CAT-12]', async () => {
    await press('Delete Chaat')
    await expect.element(question).toMatchTextContent('"Chaat"')
    await expect.element(question).toMatchTextContent('2 menu items')
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await expect.element(question.getByRole('button', { name: 'Delete Category & Items' })).toBeVisible()

    await question.getByRole('button', { name: 'Cancel' }).click()
    await isGone(question)
    expect(names()).toEqual(['Chaat', 'Dosa', 'Lassi'])
    expect(requestsTo(categoriesApi.remove)).toEqual([])
  })

  test('sees the deleting, and how many items the server deleted with it [CAT-13] [CAT-20]', async () => {
    // Three: another phone has added one since the list was loaded.
    answer(categoriesApi.remove, () => {
      menu.categories = three.slice(1)
      return { deletedItems: 3, message: 'Deleted' }
    })
    const call = hold(categoriesApi.remove)
    await press('Delete Chaat')
    await press('Delete Category & Items')
    await expect.element(question.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
    call.release()

    await expect.poll(toastTexts).toEqual(['Category and 3 menu items deleted successfully!'])
    await isGone(question)
    await expect.poll(names).toEqual(['Dosa', 'Lassi'])
    expect(requestsTo(categoriesApi.remove).map(({ params }) => params)).toEqual([{ id: 'chaat' }])
  })

  test('keeps a category that could not be deleted [CAT-24]', async () => {
    disconnect(categoriesApi.remove)
    await press('Delete Dosa')
    await press('Delete Category & Items')
    await expect.poll(toastTexts).toEqual(['Failed to delete category'])

    await question.getByRole('button', { name: 'Cancel' }).click()
    await isGone(question)
    expect(names()).toEqual(['Chaat', 'Dosa', 'Lassi'])
  })

  test('no longer sees what was deleted or renamed when the answer was lost', async () => {
    loseAnswer(categoriesApi.remove)
    loseAnswer(categoriesApi.update)
    await press('Delete Dosa')
    await press('Delete Category & Items')
    await expect.poll(toastTexts).toEqual(['Failed to delete category'])
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(names).toEqual(['Chaat', 'Lassi'])
    await isGone(question)

    await press('Edit Lassi')
    await name.fill('Chaas')
    await save('Update')
    await expect.poll(toastTexts).toContain('Failed to update category')
    await escapeFrom(dialog)
    await expect.poll(names).toEqual(['Chaat', 'Chaas'])
  })

  test('finds the focus where it was once a dialog is closed', async () => {
    const openAndClose = async (opener: string, panel: Locator) => {
      focus(button(opener))
      await userEvent.keyboard('{Enter}')
      await expect.element(panel).toBeVisible()
      await escapeFrom(panel)
      await expect.element(button(opener)).toHaveFocus()
    }

    await openAndClose('Add Category', dialog)
    await openAndClose('Edit Dosa', dialog)
    await openAndClose('Delete Dosa', question)
  })

  test('finds the focus on the page once the row it was in is deleted', async () => {
    await press('Delete Dosa')
    await press('Delete Category & Items')

    await expect.poll(names).toEqual(['Chaat', 'Lassi'])
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('moves one by keyboard in steps of 25 px and hears where it is [CAT-14] [CAT-15]', async () => {
    const distance = await pickUp('Chaat')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(distance).toBeCloseTo(25)

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(page.getByText('Chaat is over position 2 of 3.')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Chaat was dropped at position 2 of 3.')).toBeInTheDocument()
    await expect.poll(names).toEqual(['Dosa', 'Chaat', 'Lassi'])
    await expect.poll(toastTexts).toEqual(['Categories reordered successfully!'])
    expect(requestsTo(categoriesApi.reorder).map(({ body }) => body)).toEqual([
      { categoryIds: ['dosa', 'chaat', 'lassi'] },
    ])
  })

  test('puts a picked up one back with Escape', async () => {
    const distance = await pickUp('Chaat')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(distance).toBeCloseTo(25)
    await userEvent.keyboard('{Escape}')

    await expect.element(page.getByText('Chaat is back at position 1 of 3.')).toBeInTheDocument()
    await expect.poll(names).toEqual(['Chaat', 'Dosa', 'Lassi'])
    expect(requestsTo(categoriesApi.reorder)).toEqual([])
  })

  test('sees the new order at once and the old one again when saving fails [CAT-25]', async () => {
    disconnect(categoriesApi.reorder)
    const call = hold(categoriesApi.reorder)
    await pickUp('Chaat')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(page.getByText('Chaat is over position 2 of 3.')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.poll(names).toEqual(['Dosa', 'Chaat', 'Lassi'])
    await expect.poll(() => requestsTo(categoriesApi.reorder).length).toBe(1)
    expect(toastTexts()).toEqual([])

    call.release()
    await expect.poll(toastTexts).toEqual(['Failed to reorder categories'])
    await expect.poll(names).toEqual(['Chaat', 'Dosa', 'Lassi'])
  })
})

test('a vendor sees placeholders while the list is loading', async () => {
  answerMenu({ categories: three })
  const list = hold(categoriesApi.list)
  await showScreen(PATH)
  await expect.element(page.getByRole('status', { name: 'Loading categories' })).toBeVisible()

  list.release()
  await expect.poll(names).toEqual(['Chaat', 'Dosa', 'Lassi'])
})

test('a vendor can retry a list that did not come', async () => {
  disconnect(categoriesApi.list)
  await showScreen(PATH)
  await expect.element(page.getByText('We could not load your categories.')).toBeVisible()
  expect(toastTexts()).toEqual([])

  answerMenu({ categories: three })
  await press('Retry')
  await expect.poll(names).toEqual(['Chaat', 'Dosa', 'Lassi'])
})

const focus = (target: Locator) => (target.element() as HTMLElement).focus()

/** Picks the first row up by keyboard; the result tells how far down it has moved since. */
async function pickUp(name: string) {
  const top = () => row(name).element().getBoundingClientRect().y
  focus(button(`Move ${name}`))
  await userEvent.keyboard(' ')
  await expect.element(page.getByText(`Picked up ${name}, position 1 of 3.`)).toBeInTheDocument()
  // It reacts to the arrow keys one task later.
  await new Promise((resolve) => setTimeout(resolve))
  const start = top()
  return () => top() - start
}

describe('a vendor whose categories', () => {
  const first = page.getByRole('link', { name: 'Add your first dish' })

  test('are still empty is led to the first dish', async () => {
    answerMenu({ categories: [] })
    await showScreen(PATH)
    await press('Create Category')
    await expect.element(first).not.toBeInTheDocument()
    await name.fill('Chaat')
    await save('Create')

    await expect.element(first).toHaveAttribute('href', '/dashboard/items?add=1')
    await first.click()
    await expect.element(page.getByRole('dialog', { name: 'Add Menu Item' })).toBeVisible()
    await expect.element(dialog.getByLabelText('Category')).toHaveDisplayValue('Chaat')
  })

  test('have a dish is not', async () => {
    answerMenu({ categories: [aCategory('Chaat', { _count: { menuItems: 1 } }), aCategory('Dosa')] })
    await showScreen(PATH)

    await expect.element(row('Chaat')).toBeVisible()
    await expect.element(first).not.toBeInTheDocument()
  })
})
