import { type ItemsChange, itemChangesApi } from '@thela/contract/menus/item-changes'
import type { MenuItem } from '@thela/contract/menus/items'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerMenu } from '../../testing/answer-menu.ts'
import { answer, disconnect, hold, refuse, requestsTo } from '../../testing/contract-server.ts'
import { aCategory, anItem } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { toastTexts } from '../../testing/toasts.ts'

const bar = page.getByRole('region', { name: 'Selected items' })
const dialog = page.getByRole('dialog')
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
const preview = () =>
  dialog
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)
const names = () =>
  page
    .getByRole('heading', { level: 4 })
    .elements()
    .map((heading) => heading.textContent)
const sent = () => requestsTo(itemChangesApi.apply).map(({ body }) => body as ItemsChange)

const samosa = anItem('Samosa')
const kachori = anItem('Kachori', { isAvailable: false })
const sizes = [
  { id: 'var_1', name: 'Half', price: 60 },
  { id: 'var_2', name: 'Full', price: 112 },
]
const bhaji = anItem('Pav Bhaji', { price: 0, variations: JSON.stringify(sizes) })
const water = anItem('Water', { price: 0 })
const everything = [samosa, kachori, bhaji, water]

const restored = { message: '2 items restored', restoredItems: 2, notRestored: [] as string[] }

/** The server's part: what it changed is what the list then says. */
async function select(chosen: string[], changed: (item: MenuItem) => MenuItem | undefined = (item) => item) {
  const menu = answerMenu({ categories: [aCategory('Snacks'), aCategory('Drinks')], items: everything })
  answer(itemChangesApi.apply, ({ body }) => {
    const { itemIds } = body as ItemsChange
    menu.items = everything.flatMap((item) => (itemIds.includes(item.id) ? (changed(item) ?? []) : item))
    return { message: 'Changed', changedItems: itemIds.length, undoId: 'change1' }
  })
  answer(itemChangesApi.undo, () => {
    menu.items = everything
    return restored
  })
  await showScreen('/dashboard/items')
  await button('Select').click()
  for (const name of chosen) await box(name).click()
}

beforeEach(() => signInVendor())

describe('a vendor who selects several items', () => {
  test('can do nothing before one is selected, and can give it up', async () => {
    await select([])
    await expect.element(bar.getByRole('status')).toHaveTextContent('0 of 4 selected')
    for (const name of ['Sold out today', 'Available', 'Not available', 'Prices', 'Move', 'Delete'])
      await expect.element(bar.getByRole('button', { name, exact: true })).toBeDisabled()

    await bar.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(button('Samosa')).toBeVisible()
  })

  test('sees old and new before they are sold out today, and one tap undoes all of it [QUICK-06]', async () => {
    await select(['Samosa', 'Kachori', 'Pav Bhaji'], (item) => ({
      ...item,
      isSoldOutToday: item.isAvailable,
    }))
    await bar.getByRole('button', { name: 'Sold out today' }).click()
    await expect.element(dialog).toHaveAccessibleName('Mark 3 items as sold out today?')
    expect(preview()).toEqual([
      'Samosafrom Availableto Sold out today',
      'KachoriNot available stays',
      'Pav Bhajifrom Availableto Sold out today',
    ])
    expect(sent()).toEqual([])

    await confirm('Mark as sold out')
    await expect.poll(toastTexts).toEqual(['2 items are sold out today'])
    await expect.element(bar).not.toBeInTheDocument()
    expect(sent()).toEqual([
      { itemIds: ['samosa', 'kachori', 'pav-bhaji'], change: { kind: 'soldOutToday' } },
    ])
    const available = page.getByRole('switch', { name: 'Available: Samosa' })
    await expect.element(available).not.toBeChecked()

    await button('Undo').click()
    await expect.poll(toastTexts).toContain('2 items restored')
    await expect.element(available).toBeChecked()
    expect(requestsTo(itemChangesApi.undo).map(({ params }) => params)).toEqual([{ id: 'change1' }])
  })

  test.each([
    { label: 'Available', isAvailable: true, done: 'Kachori is available' },
    { label: 'Not available', isAvailable: false, done: '3 items are not available' },
  ])('makes all of them $label', async ({ label, isAvailable, done }) => {
    await select([], (item) => ({ ...item, isAvailable }))
    await bar.getByRole('button', { name: 'Select all' }).click()
    await bar.getByRole('button', { name: label, exact: true }).click()
    await confirm(isAvailable ? 'Make available' : 'Mark as not available')
    await expect.poll(toastTexts).toEqual([done])
    expect(sent().map(({ change }) => change)).toEqual([{ kind: 'availability', isAvailable }])
  })

  test('raises prices with their sizes and sees each before it happens [QUICK-06]', async () => {
    await select(['Samosa', 'Pav Bhaji', 'Water'])
    await bar.getByRole('button', { name: 'Prices' }).click()
    const amount = dialog.getByRole('spinbutton', { name: 'By how much' })
    await expect.element(amount).toHaveFocus()
    await confirm('Change prices')
    await expect.element(amount).toHaveAccessibleDescription('Please enter by how much')

    await amount.fill('10')
    await dialog.getByRole('radio', { name: '₹5' }).click()
    await expect
      .poll(preview)
      .toEqual(['Samosa₹20 stays', 'Pav BhajiHalffrom ₹60to ₹65Fullfrom ₹112to ₹125', 'Water₹0 stays'])
    await dialog.getByRole('radio', { name: 'Lower' }).click()
    await dialog.getByRole('radio', { name: 'Rupees' }).click()
    await expect
      .poll(preview)
      .toEqual(['Samosafrom ₹20to ₹10', 'Pav BhajiHalffrom ₹60to ₹50Fullfrom ₹112to ₹100', 'Water₹0 stays'])

    await confirm('Change prices')
    await expect.poll(toastTexts).toEqual(['2 items have new prices'])
    expect(sent().map(({ change }) => change)).toEqual([
      { kind: 'price', by: 'rupees', amount: -10, roundTo: 5 },
    ])
  })

  test('is told when nothing would change, and nothing is sent', async () => {
    await select(['Water'])
    await bar.getByRole('button', { name: 'Prices' }).click()
    await dialog.getByRole('spinbutton', { name: 'By how much' }).fill('10')
    await confirm('Change prices')
    await expect.element(dialog.getByText('Nothing would change.')).toBeVisible()
    expect(sent()).toEqual([])
  })

  test('moves them to a category that has to be chosen [QUICK-06]', async () => {
    await select(['Samosa'], (item) => ({ ...item, categoryId: 'drinks' }))
    await bar.getByRole('button', { name: 'Move' }).click()
    await confirm('Move')
    const field = dialog.getByLabelText('New category')
    await expect.element(field).toHaveAccessibleDescription('Please select a category')

    await field.selectOptions('Drinks')
    expect(preview()).toEqual(['Samosafrom Snacksto Drinks'])
    await confirm('Move')
    await expect.poll(toastTexts).toEqual(['Samosa was moved'])
    expect(sent().map(({ change }) => change)).toEqual([{ kind: 'category', categoryId: 'drinks' }])
    await expect.element(page.getByRole('heading', { name: 'Drinks', level: 3 })).toBeVisible()
  })

  test('sees which are deleted, and has them back by one tap [QUICK-06]', async () => {
    await select(['Samosa', 'Water'], () => undefined)
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect.element(dialog).toHaveAccessibleName('Delete 2 items?')
    expect(preview()).toEqual(['Samosafrom On the menuto Deleted', 'Waterfrom On the menuto Deleted'])
    await confirm('Cancel')
    expect(sent()).toEqual([])

    await bar.getByRole('button', { name: 'Delete' }).click()
    await confirm('Delete')
    await expect.poll(toastTexts).toEqual(['2 items were deleted'])
    await expect.poll(names).toEqual(['Kachori', 'Pav Bhaji'])
    await button('Undo').click()
    await expect.poll(names).toEqual(['Samosa', 'Kachori', 'Pav Bhaji', 'Water'])
  })
})

describe('a change of several items', () => {
  test('keeps its dialog open while it is sent', async () => {
    await select(['Samosa'])
    const call = hold(itemChangesApi.apply)
    await bar.getByRole('button', { name: 'Delete' }).click()
    await confirm('Delete')
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
    call.release()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('that is refused says why, and leaves dialog and selection as they were', async () => {
    await select(['Samosa', 'Water'])
    const message = 'Some of these items are not on your menu or are listed twice. Please select them again.'
    refuse(itemChangesApi.apply, 400, { message })
    await bar.getByRole('button', { name: 'Not available' }).click()
    await confirm('Mark as not available')
    await expect.poll(toastTexts).toEqual([message])

    await expect.element(dialog).toBeVisible()
    await confirm('Cancel')
    await expect.element(box('Samosa')).toBeChecked()
    await expect.element(box('Kachori')).not.toBeChecked()
  })

  test('that could not be undone whole names what was changed meanwhile [QUICK-06]', async () => {
    await select(['Samosa', 'Pav Bhaji'])
    answer(itemChangesApi.undo, {
      message: '1 item restored; 1 item could not be restored',
      restoredItems: 1,
      notRestored: ['Pav Bhaji'],
    })
    await bar.getByRole('button', { name: 'Not available' }).click()
    await confirm('Mark as not available')
    await button('Undo').click()
    await expect
      .poll(toastTexts)
      .toContain('1 item restored; 1 item could not be restored, because it was changed meanwhile: Pav Bhaji')
  })

  test('whose undo did not arrive can be undone again', async () => {
    await select(['Samosa'])
    disconnect(itemChangesApi.undo)
    await bar.getByRole('button', { name: 'Not available' }).click()
    await confirm('Mark as not available')
    await button('Undo').click()
    await expect.poll(toastTexts).toContain('We could not undo this.')

    answer(itemChangesApi.undo, { ...restored, message: '1 item restored', restoredItems: 1 })
    await button('Try again').click()
    await expect.poll(toastTexts).toContain('1 item restored')
  })

  test('that is too old to be undone says so', async () => {
    await select(['Samosa'])
    refuse(itemChangesApi.undo, 404, { message: 'This can no longer be undone' })
    await bar.getByRole('button', { name: 'Not available' }).click()
    await confirm('Mark as not available')
    await button('Undo').click()
    await expect.poll(toastTexts).toContain('This can no longer be undone.')
  })

  test('of many items shows the first fifty, and all on demand', async () => {
    answerMenu({ items: Array.from({ length: 60 }, (_, index) => anItem(`Dish ${index + 1}`)) })
    await showScreen('/dashboard/items')
    await button('Select').click()
    await bar.getByRole('button', { name: 'Select all' }).click()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => preview().length).toBe(50)
    await dialog.getByRole('button', { name: 'Show all 60' }).click()
    await expect.poll(() => preview().length).toBe(60)
  })
})
