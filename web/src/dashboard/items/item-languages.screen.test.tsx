import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { itemsApi } from '@thela/contract/menus/items'
import { templatesApi } from '@thela/contract/templates/catalogue'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerMenu } from '../../testing/answer-menu.ts'
import { answer, refuse, requestsTo } from '../../testing/contract-server.ts'
import { aCategory, anItem, aVendor, noStats } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'
import { expectToasts } from '../../testing/toasts.ts'

const PATH = '/dashboard/items'
const form = page.getByRole('dialog', { name: /(Add|Edit) Menu Item/ })
const itemName = form.getByLabelText('Item name')
const price = form.getByRole('spinbutton', { name: 'Price', exact: true })
const section = form.getByText('In other languages')
const inGujarati = (what: string) => form.getByLabelText(`${what} in ગુજરાતી (Gujarati)`, { exact: true })
const inUrdu = (what: string) => form.getByLabelText(`${what} in اردو (Urdu)`, { exact: true })
const press = (name: string) => form.getByRole('button', { name, exact: true }).click()
const isClosed = () => expect.element(form).not.toBeInTheDocument()
const question = page.getByRole('alertdialog')
const created = () => requestsTo(itemsApi.create).map(({ body }) => body)
const updated = () => requestsTo(itemsApi.update).map(({ body }) => body)

const thali = anItem('Thali', {
  categoryId: 'snacks',
  price: 0,
  variations: JSON.stringify([
    { id: 'half', name: 'Half', price: 60 },
    { id: 'v.full', name: 'Full', price: 110 },
  ]),
  translations: { gu: { name: 'થાળી', variations: { half: 'અડધી', 'v.full': 'આખી' } }, hi: { name: 'थाली' } },
})

const show = async (path: string) => {
  answer(vendorAnalyticsApi.readSummary, { stats: noStats })
  answer(templatesApi.readChoice, { success: true, data: null })
  answerMenu({ categories: [aCategory('Snacks')], items: [thali] })
  await showScreen(`${PATH}${path}`)
  await expect.element(form).toBeVisible()
}

test('a vendor whose menu has one language is asked for nothing in another [LANG-06]', async () => {
  signInVendor()
  await show('?edit=thali')

  await expect.element(itemName).toHaveValue('Thali')
  await expect.element(section).not.toBeInTheDocument()
})

describe('a vendor whose menu has three languages', () => {
  beforeEach(() => void signInVendor(aVendor({ otherLanguages: ['gu', 'ur'] })))

  describe('at the form for a new item', () => {
    beforeEach(() => show('?add=1'))

    test('finds the other languages folded away, and sends nothing in them when nothing was typed [LANG-06]', async () => {
      await expect.element(section).toBeVisible()
      await expect.element(inGujarati('Name')).not.toBeVisible()
      await itemName.fill('Samosa')
      await price.fill('20')
      await form.getByRole('radio', { name: 'Veg', exact: true }).click()
      await press('Create Item')

      await isClosed()
      expect(created()).toHaveLength(1)
      expect(created()[0]).not.toHaveProperty('translations')
    })

    test('gives name, description and sizes in each, and the next item starts empty [LANG-06]', async () => {
      await itemName.fill('Samosa')
      await price.fill('20')
      await press('Half')
      await section.click()
      await expect.element(inUrdu('Half')).toHaveAttribute('dir', 'rtl')
      await expect.element(inUrdu('Half')).toHaveAttribute('lang', 'ur')
      await inGujarati('Name').fill('સમોસા')
      await inGujarati('Half').fill('અડધું')
      await inUrdu('Description').fill('گرم')
      await form.getByRole('radio', { name: 'Veg', exact: true }).click()
      await press('Save and add another')

      await expect.element(form).toMatchTextContent(/Samosa was added/)
      const [sent] = created() as [{ variations: string }]
      const [{ id }] = JSON.parse(sent.variations)
      expect(sent).toMatchObject({
        translations: {
          gu: { name: 'સમોસા', variations: { [id]: 'અડધું' } },
          ur: { description: 'گرم' },
        },
      })
      await expect.element(inGujarati('Name')).toHaveValue('')
      await expect.element(inGujarati('Half')).not.toBeInTheDocument()
      await itemName.fill('Kachori')
      await price.fill('25')
      await form.getByRole('radio', { name: 'Veg', exact: true }).click()
      await press('Create Item')
      await isClosed()
      expect(created()[1]).not.toHaveProperty('translations')
    })

    test('is asked before texts in another language are lost [LANG-06]', async () => {
      await section.click()
      await inGujarati('Name').fill('સમોસા')
      await press('Cancel')

      await expect.element(question).toMatchTextContent('You have unsaved changes')
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect.element(inGujarati('Name')).toHaveValue('સમોસા')
      await inGujarati('Name').fill('')
      await press('Cancel')
      await isClosed()
    })

    test('sees the section open at a text that is wrong, from the form and from the server [LANG-06]', async () => {
      await itemName.fill('Samosa')
      await price.fill('20')
      await section.click()
      await inGujarati('Name').fill('x')
      await section.click()
      await expect.element(inGujarati('Name')).not.toBeVisible()
      await form.getByRole('radio', { name: 'Veg', exact: true }).click()
      await press('Create Item')
      await expect.element(inGujarati('Name')).toBeVisible()
      await expect
        .element(inGujarati('Name'))
        .toHaveAccessibleDescription('The Gujarati name must be at least 2 characters')
      expect(created()).toEqual([])

      const msg = 'The Urdu description must be at most 1000 characters'
      refuse(itemsApi.create, 422, {
        message: 'Validation error',
        details: [{ path: 'translations.ur.description', msg }],
      })
      await inGujarati('Name').fill('સમોસા')
      await form.getByRole('radio', { name: 'Veg', exact: true }).click()
      await press('Create Item')
      await expect.element(inUrdu('Description')).toHaveAccessibleDescription(msg)
    })
  })

  describe('at the form of an item that has texts in one of them', () => {
    beforeEach(() => show('?edit=thali'))

    test('finds them open, and saves nothing when nothing was changed [LANG-06]', async () => {
      await expect.element(inGujarati('Name')).toHaveValue('થાળી')
      await expect.element(inGujarati('Half')).toHaveValue('અડધી')
      await expect.element(inGujarati('Full')).toHaveValue('આખી')
      await expect.element(inUrdu('Full')).toHaveValue('')
      await press('Update Item')

      await expectToasts('No changes to save')
      expect(updated()).toEqual([])
    })

    test('sends only the texts that were changed, and takes the emptied ones away [LANG-06]', async () => {
      await inGujarati('Name').fill('')
      await inGujarati('Full').fill('પૂરી')
      await inUrdu('Name').fill('تھالی')
      await press('Update Item')

      await isClosed()
      expect(updated()).toEqual([
        { translations: { gu: { name: null, variations: { 'v.full': 'પૂરી' } }, ur: { name: 'تھالی' } } },
      ])
    })

    test('takes a size away with its names; the others keep theirs [LANG-06]', async () => {
      await form.getByRole('button', { name: 'Remove variation 1' }).click()
      await expect.element(inGujarati('Half')).not.toBeInTheDocument()
      await expect.element(inGujarati('Full')).toHaveValue('આખી')
      await press('Update Item')

      await isClosed()
      const [sent] = updated() as [{ variations: string }]
      expect(Object.keys(sent)).toEqual(['variations'])
      expect(JSON.parse(sent.variations)).toMatchObject([{ id: 'v.full', name: 'Full' }])
    })
  })
})
