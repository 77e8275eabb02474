import { categoriesApi } from '@thela/contract/menus/categories'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerMenu } from '../../testing/answer-menu.ts'
import { refuse, requestsTo } from '../../testing/contract-server.ts'
import { aCategory, aVendor } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'

const PATH = '/dashboard/categories'
const dialog = page.getByRole('dialog')
const name = dialog.getByRole('textbox', { name: 'Name', exact: true })
const inGujarati = (what: string) => dialog.getByLabelText(`${what} in ગુજરાતી (Gujarati)`)
const inUrdu = (what: string) => dialog.getByLabelText(`${what} in اردو (Urdu)`)
const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
const save = (label: 'Create' | 'Update') => dialog.getByRole('button', { name: label }).click()
const isClosed = () => expect.element(dialog).not.toBeInTheDocument()
const created = () => requestsTo(categoriesApi.create).map(({ body }) => body)
const updated = () => requestsTo(categoriesApi.update).map(({ body }) => body)

test('a vendor whose menu has one language is asked for nothing in another [LANG-06]', async () => {
  signInVendor()
  answerMenu({ categories: [aCategory('Snacks', { translations: { gu: { name: 'નાસ્તો' } } })] })
  await showScreen(PATH)
  await press('Edit Snacks')

  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Snacks')
  expect(dialog.getByRole('textbox').elements()).toHaveLength(2)
})

describe('a vendor whose menu has three languages', () => {
  beforeEach(() => void signInVendor(aVendor({ otherLanguages: ['gu', 'ur'] })))

  test('adds a category in all of them, each typed in its own direction [LANG-06]', async () => {
    answerMenu({ categories: [] })
    await showScreen(`${PATH}?add=1`)
    await expect.element(inUrdu('Name')).toHaveAttribute('dir', 'rtl')
    await expect.element(inUrdu('Description')).toHaveAttribute('lang', 'ur')
    await expect.element(inGujarati('Name')).toHaveAttribute('dir', 'ltr')
    await expect.element(dialog.getByText('customers then see the text in English')).toBeVisible()
    await name.fill('Snacks')
    await inGujarati('Name').fill('નાસ્તો')
    await inUrdu('Description').fill('گرم')
    await save('Create')

    await isClosed()
    expect(created()).toEqual([
      {
        name: 'Snacks',
        description: null,
        translations: { gu: { name: 'નાસ્તો' }, ur: { description: 'گرم' } },
      },
    ])
  })

  test('sends nothing in other languages when nothing was typed there [LANG-06]', async () => {
    answerMenu({ categories: [] })
    await showScreen(`${PATH}?add=1`)
    await name.fill('Snacks')
    await save('Create')

    await isClosed()
    expect(created()).toEqual([{ name: 'Snacks', description: null }])
  })

  test('changes one text and takes another away; what stays is not sent [LANG-06]', async () => {
    const translations = { gu: { name: 'નાસ્તો', description: 'ગરમ' }, hi: { name: 'नाश्ता' } }
    answerMenu({ categories: [aCategory('Snacks', { translations })] })
    await showScreen(PATH)
    await press('Edit Snacks')
    await expect.element(inGujarati('Name')).toHaveValue('નાસ્તો')
    await inGujarati('Description').fill('')
    await inUrdu('Name').fill('ناشتہ')
    await save('Update')

    await isClosed()
    expect(updated()).toEqual([{ translations: { gu: { description: null }, ur: { name: 'ناشتہ' } } }])
    await press('Edit Snacks')
    await expect.element(inUrdu('Name')).toHaveValue('ناشتہ')
    await save('Update')
    await expect.element(page.getByText('No changes to save')).toBeVisible()
    expect(updated()).toHaveLength(1)
  })

  test('reads at the field what is wrong, from the form and from the server [LANG-06]', async () => {
    answerMenu({ categories: [] })
    await showScreen(`${PATH}?add=1`)
    await name.fill('Snacks')
    await inGujarati('Name').fill('x')
    await save('Create')
    const tooShort = 'The Gujarati name must be at least 2 characters'
    await expect.element(inGujarati('Name')).toHaveAccessibleDescription(tooShort)
    await expect.element(inGujarati('Name')).toHaveFocus()
    expect(created()).toEqual([])

    const tooLong = 'The Urdu description must be at most 500 characters'
    refuse(categoriesApi.create, 422, {
      message: 'Validation error',
      details: [{ path: 'translations.ur.description', msg: tooLong }],
    })
    await inGujarati('Name').fill('નાસ્તો')
    await save('Create')
    await expect.element(inUrdu('Description')).toHaveAccessibleDescription(tooLong)
    await expect.element(inGujarati('Name')).toHaveValue('નાસ્તો')
  })
})
