import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { itemsApi } from '@thela/contract/menus/items'
import { templatesApi } from '@thela/contract/templates/catalogue'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endSession } from '../../api/session/session.ts'
import { answerMenu } from '../../testing/answer-menu.ts'
import { answer, disconnect, loseAnswer, refuse, requestsTo } from '../../testing/contract-server.ts'
import { aCategory, anItem, aVendor, noStats } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { toastTexts } from '../../testing/toasts.ts'

const PATH = '/dashboard/items'
const form = page.getByRole('dialog', { name: /(Add|Edit) Menu Item/ })
const itemName = form.getByLabelText('Item name')
const category = form.getByLabelText('Category')
const prices = form.getByRole('spinbutton', { name: 'Price', exact: true })
const size = (name: string) => form.getByRole('button', { name, exact: true })
const mark = (name: string) => form.getByRole('radio', { name, exact: true })
const variationName = form.getByLabelText('Variation name')
const more = form.getByText('More', { exact: true })
const question = page.getByRole('alertdialog')
const leave = () => question.getByRole('button', { name: 'Leave without saving' }).click()
const names = () =>
  page
    .getByRole('heading', { level: 4 })
    .elements()
    .map((heading) => heading.textContent)

const create = () => form.getByRole('button', { name: 'Create Item' }).click()
const update = () => form.getByRole('button', { name: 'Update Item' }).click()
const cancel = () => form.getByRole('button', { name: 'Cancel' }).click()
const add = () => page.getByRole('button', { name: 'Add Item' }).first().click()
const edit = (name: string) => page.getByRole('button', { name, exact: true }).click()
const isClosed = () => expect.element(form).not.toBeInTheDocument()
const created = () => requestsTo(itemsApi.create).map(({ body }) => body)
const updated = () => requestsTo(itemsApi.update).map(({ body }) => body)

async function fill() {
  await itemName.fill('Samosa')
  await category.selectOptions('Snacks')
  await prices.fill('20')
  await mark('Veg').click()
}

beforeEach(() => {
  signInVendor()
  answer(vendorAnalyticsApi.readSummary, { stats: noStats })
  answer(templatesApi.readChoice, { success: true, data: null })
})

describe('a vendor at the form for a new item', () => {
  beforeEach(async () => {
    answerMenu({})
    await showScreen(PATH)
    await add()
    await expect.element(form).toBeVisible()
  })

  test('starts with an item that is available [ITEM-39]', async () => {
    await more.click()
    await expect.element(form.getByLabelText('Available')).toBeChecked()

    await fill()
    await create()
    await isClosed()
    expect(created()).toMatchObject([{ isAvailable: true }])
  })

  test('is asked whether it is veg, egg or non-veg, and nothing is assumed [DIET-01]', async () => {
    const marks = form.getByRole('radiogroup', { name: 'Mark' })
    for (const name of ['Veg', 'Egg', 'Non-veg'])
      await expect.element(marks.getByRole('radio', { name, exact: true })).not.toBeChecked()
    await itemName.fill('Omelette')
    await category.selectOptions('Snacks')
    await prices.fill('40')
    await create()
    await expect.element(marks).toHaveAccessibleDescription('Please choose veg, egg or non-veg')
    expect(created()).toEqual([])

    await mark('Egg').click()
    await create()
    await isClosed()
    expect(created()).toMatchObject([{ mark: 'egg' }])
    expect(created()[0]).not.toHaveProperty('isVeg')
  })

  test('starts with an item that is neither popular nor featured [ITEM-40] [ITEM-41]', async () => {
    await more.click()
    await expect.element(form.getByLabelText('Popular')).not.toBeChecked()
    await expect.element(form.getByLabelText('Featured')).not.toBeChecked()

    await fill()
    await create()
    await isClosed()
    expect(created()).toMatchObject([{ isPopular: false, isFeatured: false }])
  })

  test('enters prices in steps of 0.01, of variations too [ITEM-30] [CONST-11]', async () => {
    await expect.element(prices).toHaveAttribute('step', '0.01')
    await prices.fill('20.01')
    expect((prices.element() as HTMLInputElement).validity.stepMismatch).toBe(false)
    await prices.fill('20.001')
    expect((prices.element() as HTMLInputElement).validity.stepMismatch).toBe(true)

    await size('Half').click()
    await expect.element(variationName).toHaveValue('Half')
    await expect.element(prices).toHaveAttribute('step', '0.01')
  })

  test('reads that name, category and price are missing [ITEM-25] [ITEM-27] [ITEM-28]', async () => {
    await category.selectOptions('Select a category')
    await create()

    await expect.element(itemName).toHaveAccessibleDescription('Item name is required')
    await expect.element(category).toHaveAccessibleDescription('Please select a category')
    await expect.element(prices).toHaveAccessibleDescription('Price is required')
    await expect.element(itemName).toHaveFocus()
    expect(created()).toEqual([])
  })

  test('reads that a name is too short and a price negative [ITEM-26] [ITEM-29]', async () => {
    await fill()
    await itemName.fill('S')
    await prices.fill('-1')
    await create()

    await expect.element(itemName).toHaveAccessibleDescription('Name must be at least 2 characters')
    await expect.element(prices).toHaveAccessibleDescription('Price must be positive')
    expect(created()).toEqual([])
  })

  test('reads what a variation lacks [ITEM-31] [ITEM-32] [ITEM-33]', async () => {
    await size('Other size').click()
    await expect.element(variationName).toHaveFocus()
    expect(prices.elements().length).toBe(1)
    await create()
    await expect.element(variationName).toHaveAccessibleDescription('Variation name is required')
    await expect.element(prices).toHaveAccessibleDescription('Price is required')

    await prices.fill('-2')
    await expect.element(prices).toHaveAccessibleDescription('Price must be positive')
    expect(created()).toEqual([])
  })

  test('is led to a fault among the further details', async () => {
    const calories = form.getByLabelText('Calories')
    await expect.element(calories).not.toBeVisible()
    await fill()
    await more.click()
    await calories.fill('12.5')
    await more.click()
    await expect.element(calories).not.toBeVisible()
    await create()

    await expect.element(calories).toHaveAccessibleDescription('Calories must be a whole number up to 10,000')
    await expect.element(calories).toBeVisible()
    await expect.element(calories).toHaveFocus()
  })

  test('finds it empty after a cancel and after a success [ITEM-42] [ITEM-44]', async () => {
    await itemName.fill('Half a thou')
    await cancel()
    await leave()
    await isClosed()
    await add()
    await expect.element(itemName).toHaveValue('')

    await fill()
    await create()
    await expect.poll(toastTexts).toEqual(['Menu item created successfully!'])
    await isClosed()
    await expect.poll(names).toEqual(['Samosa'])
    await add()
    await expect.element(itemName).toHaveValue('')
    await expect.element(prices).toHaveValue(null)
  })

  test('sends the price of an item without variations, and null for them [ITEM-37]', async () => {
    await fill()
    await create()

    await expect.poll(created).toMatchObject([{ price: 20, variations: null }])
    await isClosed()
  })

  test('is asked before Escape or Cancel throws away what was typed', async () => {
    await itemName.fill('Samosa')
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(itemName).toHaveValue('Samosa')
    await cancel()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(itemName).toHaveValue('Samosa')

    await cancel()
    await leave()
    await isClosed()
    expect(created()).toEqual([])
  })

  test('sees name, price and photo first, and what is set under More in a line', async () => {
    const tops = [itemName, prices, form.getByLabelText('Picture (optional)'), category, more].map(
      (part) => part.element().getBoundingClientRect().top,
    )
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await expect.element(form.getByLabelText('Description')).not.toBeVisible()
    await expect.element(form.getByText('Available', { exact: true }).first()).toBeVisible()
  })

  test('saves one and goes on with the next, in the same category', async () => {
    await fill()
    await form.getByRole('button', { name: 'Save and add another' }).click()
    await expect.element(form.getByText('Samosa was added. Now the next one.')).toBeVisible()
    await expect.element(itemName).toHaveValue('')
    await expect.element(itemName).toHaveFocus()
    await expect.element(prices).toHaveValue(null)
    await expect.element(category).toHaveDisplayValue('Snacks')

    await itemName.fill('Kachori')
    await prices.fill('25')
    await mark('Veg').click()
    await create()
    await isClosed()
    expect(created()).toMatchObject([
      { name: 'Samosa', price: 20 },
      { name: 'Kachori', price: 25 },
    ])
    await expect.poll(names).toEqual(['Samosa', 'Kachori'])
  })

  test('who has saved one and cancels the next is not asked', async () => {
    await fill()
    await form.getByRole('button', { name: 'Save and add another' }).click()
    await expect.element(itemName).toHaveValue('')
    await cancel()
    await isClosed()
    expect(created().length).toBe(1)
  })
})

describe('a vendor who gives an item variations', () => {
  type Sent = { variations: string; price: number }
  const sent = () => created()[0] as Sent
  const variations = () => JSON.parse(sent().variations) as { id: string; description?: string }[]
  const descriptions = form
    .getByRole('group', { name: 'Variations' })
    .getByLabelText('Description (optional)')

  beforeEach(async () => {
    answerMenu({})
    await showScreen(`${PATH}?add=1`)
    await itemName.fill('Pav Bhaji')
    await mark('Veg').click()
    await category.selectOptions('Snacks')
    await size('Half').click()
    await expect.element(prices).toHaveFocus()
    await userEvent.keyboard('60.5')
    await size('Other size').click()
    await variationName.last().fill('Full')
    await prices.last().fill('110')
  })

  test('sends them as a JSON text with ids of their own, and a price of 0 [ITEM-35] [ITEM-36] [ITEM-37]', async () => {
    await create()
    await isClosed()

    expect(sent().price).toBe(0)
    expect(sent().variations).toEqual(expect.any(String))
    expect(variations()).toMatchObject([
      { name: 'Half', price: 60.5 },
      { name: 'Full', price: 110 },
    ])
    const ids = variations().map(({ id }) => id)
    for (const id of ids) expect(id).toMatch(/^var_\d{13}$/)
    for (const id of ids) expect(Math.abs(Date.now() - Number(id.slice(4)))).toBeLessThan(3_600_000)
    expect(new Set(ids).size).toBe(2)
  })

  test('describes one and leaves the other without, and reads the lowest price [ITEM-23] [ITEM-34]', async () => {
    await descriptions.last().fill('Two pav more')
    await create()
    await isClosed()

    expect(variations()[0]).not.toHaveProperty('description')
    expect(variations()[1]).toHaveProperty('description', 'Two pav more')
    await expect
      .element(page.getByRole('button', { name: 'From ₹60.50, change the price of Pav Bhaji' }))
      .toBeVisible()
  })
})

describe('a vendor who taps sizes', () => {
  beforeEach(async () => {
    answerMenu({})
    await showScreen(`${PATH}?add=1`)
    await prices.fill('60')
    await size('Half').click()
  })

  test('has the price in the first one, ready to be replaced', async () => {
    await expect.element(prices).toHaveValue(60)
    await userEvent.keyboard('45')
    await expect.element(prices).toHaveValue(45)
  })

  test('is no longer offered what is taken, and gets it back by removing it', async () => {
    await expect.element(size('Half')).not.toBeInTheDocument()
    await size('1 kg').click()
    await expect.poll(() => prices.elements().length).toBe(2)
    await form.getByRole('button', { name: 'Remove variation 2' }).click()
    await form.getByRole('button', { name: 'Remove variation 1' }).click()

    await expect.element(variationName).not.toBeInTheDocument()
    await expect.element(prices).toHaveValue(60)
    await expect.element(size('Half')).toBeVisible()
    await expect.element(size('1 kg')).toBeVisible()
  })
})

test('a vendor says everything there is to say about an item', async () => {
  answerMenu({})
  await showScreen(`${PATH}?add=1`)
  await fill()
  await more.click()
  await form.getByLabelText('Popular').click()
  await form.getByLabelText('Name in English').fill('Samosa')
  await form.getByLabelText('Original price').fill('25')
  await form.getByLabelText('Preparation time').fill('5-10 min')
  await form.getByLabelText('Calories').fill('260')
  await form.getByLabelText('Ingredients').fill('potato, peas, butter')
  await form.getByLabelText('Spicy').click()
  await create()
  await isClosed()

  expect(created()).toMatchObject([
    {
      name: 'Samosa',
      categoryId: 'snacks',
      isPopular: true,
      nameEn: 'Samosa',
      originalPrice: 25,
      preparationTime: '5-10 min',
      calories: 260,
      ingredients: ['potato', 'peas', 'butter'],
      spicy: true,
    },
  ])
})

describe('a vendor who changes an item', () => {
  test('sends only what was changed [ITEM-45]', async () => {
    answerMenu({ items: [anItem('Samosa', { description: 'Two pieces' })] })
    await showScreen(PATH)
    await edit('Samosa')
    await expect.element(form).toHaveAccessibleName('Edit Menu Item')
    await prices.fill('25')
    await update()

    await expect.poll(toastTexts).toEqual(['Menu item updated successfully!'])
    await isClosed()
    expect(updated()).toEqual([{ price: 25 }])
    await expect.element(page.getByRole('button', { name: '₹25, change the price of Samosa' })).toBeVisible()
  })

  test('is asked before a price changes more than threefold', async () => {
    answerMenu({ items: [anItem('Samosa', { price: 60 })] })
    await showScreen(PATH)
    await edit('Samosa')
    await prices.fill('6065')
    await update()
    await expect.element(question).toHaveAccessibleName('Change the price of Samosa?')
    await expect.element(question.getByText('From ₹60 to ₹6,065.')).toBeVisible()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(prices).toHaveValue(6065)
    expect(updated()).toEqual([])

    await update()
    await question.getByRole('button', { name: 'Change price' }).click()
    await isClosed()
    expect(updated()).toEqual([{ price: 6065 }])
  })

  test('finds More open when something in it is set', async () => {
    answerMenu({ items: [anItem('Samosa', { description: 'Two pieces' }), anItem('Kachori')] })
    await showScreen(PATH)
    await edit('Samosa')
    await expect.element(form.getByLabelText('Description')).toBeVisible()
    await cancel()
    await isClosed()
    await edit('Kachori')
    await expect.element(itemName).toHaveValue('Kachori')
    await expect.element(form.getByLabelText('Description')).not.toBeVisible()
  })

  test('who saves it as it is sends nothing', async () => {
    answerMenu({ items: [anItem('Samosa')] })
    await showScreen(PATH)
    await edit('Samosa')
    await update()

    await expect.poll(toastTexts).toEqual(['No changes to save'])
    await isClosed()
    expect(updated()).toEqual([])
  })

  test('leaves alone what another phone has changed meanwhile', async () => {
    const samosa = anItem('Samosa', { description: 'Two pieces' })
    const menu = answerMenu({ items: [samosa] })
    await showScreen(PATH)
    await edit('Samosa')
    await expect.element(form).toBeVisible()
    menu.items = [{ ...samosa, isAvailable: false }]

    await form.getByRole('button', { name: 'New category' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create New Category' })
    const loads = requestsTo(itemsApi.list).length
    await dialog.getByLabelText('Name').fill('Fried')
    await dialog.getByRole('button', { name: 'Create Category' }).click()
    await expect.poll(() => requestsTo(itemsApi.list).length).toBeGreaterThan(loads)
    await expect
      .element(page.getByRole('switch', { name: 'Available: Samosa', includeHidden: true }))
      .not.toBeChecked()
    await category.selectOptions('Snacks')
    await form.getByLabelText('Description').fill('Three pieces')
    await update()

    await isClosed()
    expect(updated()).toEqual([{ description: 'Three pieces' }])
  })
})

describe('a vendor whose saving fails', () => {
  const openNew = async () => {
    answerMenu({})
    await showScreen(`${PATH}?add=1`)
    await fill()
  }

  test('keeps what was typed and can save again [ITEM-48]', async () => {
    await openNew()
    disconnect(itemsApi.create)
    await create()
    await expect.poll(toastTexts).toEqual(['Failed to create menu item'])
    await expect.element(itemName).toHaveValue('Samosa')

    answerMenu({})
    await create()
    await expect.poll(names).toEqual(['Samosa'])
  })

  test('is told about an update too [ITEM-49]', async () => {
    answerMenu({ items: [anItem('Samosa')] })
    disconnect(itemsApi.update)
    await showScreen(PATH)
    await edit('Samosa')
    await itemName.fill('Punjabi Samosa')
    await update()

    await expect.poll(toastTexts).toEqual(['Failed to update menu item'])
    await expect.element(itemName).toHaveValue('Punjabi Samosa')
  })

  test('sees what was changed although the answer was lost', async () => {
    answerMenu({ items: [anItem('Samosa')] })
    loseAnswer(itemsApi.update)
    await showScreen(PATH)
    await edit('Samosa')
    await itemName.fill('Punjabi Samosa')
    await update()
    await expect.poll(toastTexts).toEqual(['Failed to update menu item'])

    await cancel()
    await leave()
    await expect.poll(names).toEqual(['Punjabi Samosa'])
  })

  test('reads the words of the server where it has some, and sees the field it means', async () => {
    await openNew()
    const msg = 'Name must be at most 120 characters'
    refuse(itemsApi.create, 422, { message: 'Validation error', details: [{ msg, path: 'name' }] })
    await create()

    await expect.poll(toastTexts).toEqual([msg])
    await expect.element(itemName).toHaveAccessibleDescription(msg)
    await expect.element(itemName).toHaveFocus()
  })

  test('is told when the answer holds no item [ITEM-52]', async () => {
    await openNew()
    refuse(itemsApi.create, 201, { message: 'Saved' })
    await create()

    await expect.poll(toastTexts).toEqual(['An error occurred while saving the menu item'])
    await expect.element(itemName).toHaveValue('Samosa')
  })

  test('is told when the form itself breaks [ITEM-53]', async () => {
    await openNew()
    await size('Half').click()
    await expect.element(variationName).toHaveValue('Half')
    const { stringify } = JSON
    const broken = vi.spyOn(JSON, 'stringify').mockImplementation((value, ...rest: []) => {
      if (Array.isArray(value) && value[0]?.name === 'Half') throw new Error('broken')
      return stringify(value, ...rest)
    })
    await create()

    await expect.poll(toastTexts).toEqual(['An error occurred while submitting the form'])
    broken.mockRestore()
    await expect.element(variationName).toHaveValue('Half')
    expect(created()).toEqual([])
  })
})

describe('a vendor whose new item was interrupted', () => {
  const note = form.getByText('What you had typed is back.')

  beforeEach(async () => {
    answerMenu({})
    await showScreen(`${PATH}?add=1`)
    await fill()
    await size('Half').click()
    await variationName.fill('Small')
  })

  test('finds what was typed after signing in again, and saves it', async () => {
    refuse(itemsApi.create, 401, { message: 'Authentication required' })
    await create()
    await expect.poll(toastTexts).toEqual(['Session expired. Please login again.'])
    await cleanup()
    answerMenu({})
    signInVendor()
    await showScreen(`${PATH}?add=1`)

    await expect.element(note).toBeVisible()
    await expect.element(itemName).toHaveValue('Samosa')
    await expect.element(variationName).toHaveValue('Small')
    await create()
    await isClosed()
    expect(created().at(-1)).toMatchObject({ name: 'Samosa', mark: 'veg' })
    await add()
    await expect.element(itemName).toHaveValue('')
    await expect.element(note).not.toBeInTheDocument()
  })

  test('who gives it up is asked once, and finds the next form empty', async () => {
    endSession()
    await cleanup()
    signInVendor()
    await showScreen(`${PATH}?add=1`)
    await expect.element(note).toBeVisible()
    await cancel()
    await leave()
    await isClosed()

    await add()
    await expect.element(itemName).toHaveValue('')
    await expect.element(note).not.toBeInTheDocument()
  })

  test('is somebody else, who sees nothing of it', async () => {
    endSession()
    await cleanup()
    signInVendor(aVendor({ id: 'another' }))
    await showScreen(`${PATH}?add=1`)

    await expect.element(itemName).toHaveValue('')
    await expect.element(note).not.toBeInTheDocument()
  })
})

test('what was typed for an item that somebody deleted makes a new one', async () => {
  const menu = answerMenu({ items: [anItem('Samosa', { imageUrl: '/uploads/a.webp' })] })
  await showScreen(PATH)
  await edit('Samosa')
  await itemName.fill('Punjabi Samosa')
  menu.items = []
  refuse(itemsApi.update, 404, { message: 'Menu item not found' })
  await update()

  await expect
    .poll(toastTexts)
    .toEqual(
      expect.arrayContaining([
        'This item was deleted meanwhile. You can create it again from what you typed.',
      ]),
    )
  await expect.element(form).toHaveAccessibleName('Add Menu Item')
  await expect.element(itemName).toHaveValue('Punjabi Samosa')
  await create()
  await isClosed()
  expect(created()).toMatchObject([{ name: 'Punjabi Samosa', price: 20, imageUrl: null }])
})

test('a vendor who looks at one category finds it chosen for a new item', async () => {
  answerMenu({ categories: [aCategory('Snacks'), aCategory('Drinks')], items: [anItem('Samosa')] })
  await showScreen(`${PATH}?categoryId=drinks&add=1`)

  await expect.element(category).toHaveDisplayValue('Drinks')
})

describe('the category of a new item', () => {
  const twoCategories = { categories: [aCategory('Snacks'), aCategory('Drinks')] }

  test('is the one that was used last', async () => {
    answerMenu(twoCategories)
    await showScreen(PATH)
    await add()
    await expect.element(category).toHaveDisplayValue('Select a category')
    await itemName.fill('Chai')
    await prices.fill('15')
    await mark('Veg').click()
    await category.selectOptions('Drinks')
    await create()
    await isClosed()
    await add()

    await expect.element(category).toHaveDisplayValue('Drinks')
  })

  test('is the only one there is', async () => {
    answerMenu({})
    await showScreen(`${PATH}?add=1`)

    await expect.element(category).toHaveDisplayValue('Snacks')
  })
})

describe('a new vendor who has added a dish', () => {
  const nextStep = page.getByRole('complementary', { name: 'Next step' })

  const addFirst = async () => {
    answerMenu({})
    await showScreen(`${PATH}?add=1`)
    await fill()
    await create()
    await isClosed()
  }

  test('is led to a design', async () => {
    await addFirst()
    await expect
      .element(nextStep.getByRole('link', { name: 'Choose a design' }))
      .toHaveAttribute('href', '/dashboard/templates')
  })

  test('who has a design is led to the code', async () => {
    answer(templatesApi.readChoice, { success: true, data: { templateId: 'BasicTemplate', themeIndex: 0 } })
    await addFirst()
    await expect
      .element(nextStep.getByRole('link', { name: 'Get your QR code' }))
      .toHaveAttribute('href', '/dashboard/qr-code')
  })

  test('whose code has been scanned is led nowhere', async () => {
    answer(vendorAnalyticsApi.readSummary, { stats: { ...noStats, totalQrScans: 1 } })
    await addFirst()
    await expect.poll(() => requestsTo(templatesApi.readChoice).length).toBeGreaterThan(0)
    await expect.poll(toastTexts).toEqual(['Menu item created successfully!'])
    await expect.element(nextStep).not.toBeInTheDocument()
  })
})
