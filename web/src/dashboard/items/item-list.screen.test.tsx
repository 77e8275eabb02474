import { itemsApi, type MenuItem } from '@thela/contract/menus/items'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answerMenu } from '../../testing/answer-menu.ts'
import { disconnect, hold, loseAnswer, refuse, requestsTo } from '../../testing/contract-server.ts'
import { aCategory, anItem } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { toastTexts } from '../../testing/toasts.ts'

const PATH = '/dashboard/items'
const form = page.getByRole('dialog', { name: 'Edit Menu Item' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('listitem').filter({ has: button(name) })
const names = () =>
  page
    .getByRole('heading', { level: 4 })
    .elements()
    .map((heading) => heading.textContent)
const question = page.getByRole('alertdialog')
const sent = () => requestsTo(itemsApi.update).map(({ params, body }) => ({ ...params, body }))
const focus = (target: Locator) => (target.element() as HTMLElement).focus()

const samosa = anItem('Samosa')
const kachori = anItem('Kachori')
const vadaPav = anItem('Vada Pav')

async function openItems(items: MenuItem[], path = PATH) {
  const menu = answerMenu({ categories: [aCategory('Snacks'), aCategory('Drinks')], items })
  await showScreen(path)
  await expect.poll(() => names().length).toBeGreaterThan(0)
  return menu
}

beforeEach(() => signInVendor())

describe('a vendor in the list', () => {
  const available = page.getByRole('switch', { name: 'Available: Samosa' })

  const flips = async (control: Locator, change: Partial<MenuItem>) => {
    const menu = await openItems([samosa])
    await control.click()
    await expect.poll(sent).toEqual([{ id: 'samosa', body: change }])
    await expect.poll(() => menu.items).toMatchObject([change])
  }

  test('changes with one tap whether an item is available, and nothing else [ITEM-17] [ITEM-21]', async () => {
    await flips(available, { isAvailable: false })
    await expect.element(available).not.toBeChecked()
  })

  test('says with one tap that a dish is sold out today, and takes it back by Undo [QUICK-08]', async () => {
    const soldOut = button('Sold out today: Samosa')
    await openItems([samosa])
    await soldOut.click()
    await expect.element(soldOut).toHaveAttribute('aria-pressed', 'true')
    await expect.element(available).not.toBeChecked()
    await expect.poll(toastTexts).toEqual(['Samosa is sold out today'])

    await button('Undo').click()
    await expect.element(soldOut).toHaveAttribute('aria-pressed', 'false')
    await expect.element(available).toBeChecked()
    expect(sent().map(({ body }) => body)).toEqual([{ isSoldOutToday: true }, { isSoldOutToday: false }])
  })

  test('reads until when it is sold out, and makes it available again with its switch', async () => {
    await openItems([{ ...samosa, isSoldOutToday: true, soldOutUntil: '2099-01-01T03:30:00.000Z' }])
    await expect.element(row('Samosa').getByText('Sold out today').first()).toBeVisible()
    await available.click()
    await expect.poll(sent).toEqual([{ id: 'samosa', body: { isSoldOutToday: false } }])
    await expect.element(available).toBeChecked()
  })

  test('makes a dish available that is not, which no tap on today could [QUICK-08]', async () => {
    await openItems([{ ...samosa, isAvailable: false }])
    await expect.element(row('Samosa').getByText('Not available')).toBeVisible()
    await expect.element(button('Sold out today: Samosa')).not.toBeInTheDocument()
    await available.click()
    await expect.poll(sent).toEqual([{ id: 'samosa', body: { isAvailable: true } }])
  })

  test('sees a dish go back when it could not be marked as sold out', async () => {
    await openItems([samosa])
    disconnect(itemsApi.update)
    await button('Sold out today: Samosa').click()
    await expect.poll(toastTexts).toEqual(['Failed to update menu item'])
    await expect.element(available).toBeChecked()
  })

  test('changes with one tap whether it is popular, and nothing else [ITEM-18] [ITEM-21]', async () => {
    await flips(button('Popular: Samosa'), { isPopular: true })
    await expect.element(button('Popular: Samosa')).toHaveAttribute('aria-pressed', 'true')
  })

  test('changes with one tap whether it is featured, and nothing else [ITEM-19] [ITEM-21]', async () => {
    await flips(button('Featured: Samosa'), { isFeatured: true })
    await expect.element(button('Featured: Samosa')).toHaveAttribute('aria-pressed', 'true')
  })

  test('changes with one tap whether it is vegetarian, and nothing else [ITEM-20] [ITEM-21]', async () => {
    await flips(button('Veg: Samosa'), { isVeg: false })
    await expect.element(button('Veg: Samosa')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(row('Samosa').getByRole('img', { name: 'Non-vegetarian' })).toBeVisible()
  })

  test('sees a flip at once and sees it go back when it fails [ITEM-17] [ITEM-49]', async () => {
    await openItems([samosa])
    disconnect(itemsApi.update)
    const call = hold(itemsApi.update)
    await available.click()
    await expect.element(available).not.toBeChecked()
    expect(toastTexts()).toEqual([])

    call.release()
    await expect.poll(toastTexts).toEqual(['Failed to update menu item'])
    await expect.element(available).toBeChecked()
  })

  test('is asked by the browser before an item is deleted, and keeps it on a no [ITEM-22]', async () => {
    const questions = answerConfirm(false)
    await openItems([samosa, kachori])
    await remove('Samosa')

    await expect.poll(() => questions).toEqual(['Are you sure you want to delete "Samosa"?'])
    expect(names()).toEqual(['Samosa', 'Kachori'])
    expect(requestsTo(itemsApi.remove)).toEqual([])
  })

  test('no longer sees what was deleted [ITEM-46]', async () => {
    answerConfirm(true)
    await openItems([samosa, kachori])
    await remove('Samosa')

    await expect.poll(names).toEqual(['Kachori'])
    await expect.poll(toastTexts).toEqual(['Menu item deleted successfully!'])
    await expect.element(page.getByText('Your Menu Items (1)')).toBeVisible()
    expect(requestsTo(itemsApi.remove).map(({ params }) => params)).toEqual([{ id: 'samosa' }])
  })

  test('keeps an item that could not be deleted [ITEM-50]', async () => {
    answerConfirm(true)
    await openItems([samosa])
    refuse(itemsApi.remove, 500, { message: '' })
    await remove('Samosa')

    await expect.poll(toastTexts).toEqual(['Failed to delete menu item'])
    expect(names()).toEqual(['Samosa'])
  })

  test('no longer sees what was deleted although the answer was lost', async () => {
    answerConfirm(true)
    await openItems([samosa, kachori])
    loseAnswer(itemsApi.remove)
    await remove('Samosa')

    await expect.poll(toastTexts).toEqual(['Failed to delete menu item'])
    await expect.poll(names).toEqual(['Kachori'])
  })

  test('who opens the form from a menu finds the focus on the page again', async () => {
    await openItems([samosa])
    focus(button('More actions for Samosa'))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(form).toBeVisible()

    await expect
      .poll(async () => {
        await userEvent.keyboard('{Escape}')
        return form.query()
      })
      .toBeNull()
    await expect.poll(() => document.querySelectorAll('main:focus, main :focus').length).toBe(1)
  })
})

describe('a vendor with a phone', () => {
  beforeEach(() => page.viewport(390, 844))
  afterEach(() => page.viewport(1280, 800))

  const heightOf = (name: string) => row(name).element().getBoundingClientRect().height

  test('sees rows of about 72 pixels, with the state in words', async () => {
    await openItems([samosa, anItem('Surti Butter Pav Bhaji with Extra Cheese', { isAvailable: false })])
    expect(heightOf('Samosa')).toBeLessThanOrEqual(76)
    expect(heightOf('Surti Butter Pav Bhaji with Extra Cheese')).toBeLessThanOrEqual(84)

    await expect.element(row('Samosa').getByText('Available').first()).toBeVisible()
    await expect
      .element(row('Surti Butter Pav Bhaji with Extra Cheese').getByText('Not available'))
      .toBeVisible()
  })

  test('marks a dish in the menu of its row [ITEM-18] [ITEM-19] [ITEM-20]', async () => {
    await openItems([samosa])
    for (const mark of ['Mark as popular', 'Mark as featured', 'Mark as non-vegetarian']) {
      await button('More actions for Samosa').click()
      await page.getByRole('menuitem', { name: mark }).click()
    }
    await expect
      .poll(() => sent().map(({ body }) => body))
      .toEqual([{ isPopular: true }, { isFeatured: true }, { isVeg: false }])
    for (const mark of ['Popular', 'Featured', 'Non-vegetarian'])
      await expect.element(row('Samosa').getByRole('img', { name: mark })).toBeVisible()
  })

  test('adds a dish from wherever the list is scrolled to', async () => {
    await openItems(Array.from({ length: 40 }, (_, index) => anItem(`Dish ${index + 1}`)))
    window.scrollTo(0, 1500)
    await expect.poll(() => window.scrollY).toBe(1500)
    const { top, bottom } = button('Add Item').element().getBoundingClientRect()
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(844 - 64)
    await button('Add Item').click()

    await expect.element(page.getByRole('dialog', { name: 'Add Menu Item' })).toBeVisible()
  })
})

describe('a vendor who looks at prices', () => {
  const price = page.getByRole('spinbutton', { name: 'Price', exact: true })
  const at = (...prices: number[]) =>
    JSON.stringify(prices.map((price, index) => ({ id: `var_${index}`, name: `Size ${index}`, price })))

  test('reads the lowest, and "From" only where they differ [ITEM-23]', async () => {
    await openItems([
      anItem('Misal', { price: 0, variations: at(70, 40) }),
      anItem('Vada', { price: 0, variations: at(30, 30) }),
    ])

    await expect.element(button('From ₹40, change the price of Misal')).toHaveTextContent('From ₹40')
    await expect.element(button('₹30, change the price of Vada')).toHaveTextContent('₹30')
  })

  test('changes one with two taps', async () => {
    await openItems([samosa])
    await button('₹20, change the price of Samosa').click()
    await expect.element(price).toHaveFocus()
    await price.fill('22.50')
    await button('Save price').click()

    await expect.element(button('₹22.50, change the price of Samosa')).toBeVisible()
    await expect.poll(toastTexts).toEqual(['Menu item updated successfully!'])
    expect(sent()).toEqual([{ id: 'samosa', body: { price: 22.5 } }])
  })

  test('types over the old one, which is selected, by mouse too', async () => {
    await openItems([anItem('Samosa', { price: 60 })])
    await button('₹60, change the price of Samosa').click()
    await expect.element(price).toHaveFocus()
    await userEvent.keyboard('65')
    await expect.element(price).toHaveValue(65)

    focus(button('Save price'))
    await price.click()
    await userEvent.keyboard('70')
    await expect.element(price).toHaveValue(70)
  })

  test('is asked before one changes more than threefold, and can go back to it', async () => {
    await openItems([anItem('Samosa', { price: 60 })])
    await button('₹60, change the price of Samosa').click()
    await price.fill('6065')
    await button('Save price').click()
    await expect.element(question).toHaveAccessibleName('Change the price of Samosa?')
    await expect.element(question.getByText('From ₹60 to ₹6,065.')).toBeVisible()
    await button('Keep editing').click()
    await expect.element(question).not.toBeInTheDocument()
    expect(sent()).toEqual([])

    await button('Save price').click()
    await button('Change price').click()
    await expect.poll(sent).toEqual([{ id: 'samosa', body: { price: 6065 } }])
    await expect.element(button('₹6,065, change the price of Samosa')).toBeVisible()
  })

  test('changes that of one variation and keeps the other', async () => {
    await openItems([anItem('Misal', { price: 0, variations: at(40, 70) })])
    const second = page.getByRole('spinbutton', { name: 'Size 1' })
    await button('From ₹40, change the price of Misal').click()
    await second.fill('')
    await button('Save price').click()
    await expect.element(second).toHaveAccessibleDescription('Price is required')

    await second.fill('75')
    await button('Save price').click()
    await expect.poll(sent).toEqual([{ id: 'misal', body: { variations: at(40, 75) } }])
    await expect.poll(toastTexts).toEqual(['Menu item updated successfully!'])
  })
})

describe('a vendor who puts items in order by keyboard', () => {
  const orders = () => requestsTo(itemsApi.reorder).map(({ body }) => body)

  test('moves them in steps of 25 pixels, and the whole order is sent [ITEM-24] [ITEM-47] [CONST-19]', async () => {
    await openItems([samosa, kachori, vadaPav])
    await pickUp('Kachori')
    await userEvent.keyboard('{ArrowUp}')
    await expect
      .poll(() => getComputedStyle(row('Kachori').element()).transform)
      .toBe('matrix(1, 0, 0, 1, 0, -25)')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(page.getByText('Kachori is over position 1 of 3.')).toBeInTheDocument()
    await userEvent.keyboard(' ')

    await expect.poll(orders).toEqual([{ itemIds: ['kachori', 'samosa', 'vada-pav'] }])
    await expect.poll(toastTexts).toEqual(['Menu items reordered successfully!'])
    await expect.poll(names).toEqual(['Kachori', 'Samosa', 'Vada Pav'])
  })

  test('moves one to another category with one call [ITEM-54]', async () => {
    const menu = await openItems([samosa, anItem('Chai', { categoryId: 'drinks' })])
    await pickUp('Chai')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(page.getByText('Chai is over the category Drinks.')).toBeInTheDocument()
    await userEvent.keyboard(' ')

    await expect.poll(toastTexts).toEqual(['Menu items reordered successfully!'])
    expect(orders()).toEqual([{ itemIds: ['samosa', 'chai'], moved: { id: 'chai', categoryId: 'snacks' } }])
    expect(requestsTo(itemsApi.update)).toEqual([])
    expect(menu.items).toMatchObject([{ id: 'samosa' }, { id: 'chai', categoryId: 'snacks' }])
    await expect.element(page.getByRole('heading', { name: 'Drinks' })).not.toBeInTheDocument()
  })

  test('sees the new order at once and the old one again when it is refused [ITEM-51]', async () => {
    await openItems([samosa, kachori, vadaPav])
    disconnect(itemsApi.reorder)
    const call = hold(itemsApi.reorder)
    await pickUp('Kachori')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect.element(page.getByText('Kachori is over position 1 of 3.')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.poll(names).toEqual(['Kachori', 'Samosa', 'Vada Pav'])
    await expect.poll(() => orders().length).toBe(1)

    call.release()
    await expect.poll(toastTexts).toEqual(['Failed to reorder menu items'])
    await expect.poll(names).toEqual(['Samosa', 'Kachori', 'Vada Pav'])
  })

  test('orders one category by itself', async () => {
    const chai = anItem('Chai', { categoryId: 'drinks' })
    await openItems([samosa, kachori, vadaPav, chai], `${PATH}?categoryId=snacks`)
    await pickUp('Samosa')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect.element(page.getByText('Samosa is over position 2 of 3.')).toBeInTheDocument()
    await userEvent.keyboard(' ')

    await expect.poll(orders).toEqual([{ itemIds: ['kachori', 'samosa', 'vada-pav'] }])
    await expect.poll(toastTexts).toEqual(['Menu items reordered successfully!'])
  })

  test('cannot order while a search hides some', async () => {
    await openItems([samosa, kachori], `${PATH}?search=sam`)

    await expect.element(button('Move Samosa')).toBeDisabled()
  })
})

/** Answers the browser's question, whose texts it lists. */
function answerConfirm(isYes: boolean) {
  const questions: string[] = []
  const confirm = vi.spyOn(window, 'confirm').mockImplementation((question = '') => {
    questions.push(question)
    return isYes
  })
  onTestFinished(() => confirm.mockRestore())
  return questions
}

async function remove(name: string) {
  await button(`More actions for ${name}`).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}

async function pickUp(name: string) {
  focus(button(`Move ${name}`))
  await userEvent.keyboard(' ')
  await expect.element(page.getByText(`Picked up ${name}, position`)).toBeInTheDocument()
  // It reacts to the arrow keys one task later.
  await new Promise((resolve) => setTimeout(resolve))
}
