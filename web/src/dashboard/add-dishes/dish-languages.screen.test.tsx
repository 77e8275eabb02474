import { dishLibraryApi } from '@thela/contract/menus/dish-library'
import { menuImportApi } from '@thela/contract/menus/menu-import'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerMenu } from '../../testing/answer-menu.ts'
import { answer, requestsTo } from '../../testing/contract-server.ts'
import { chaat } from '../../testing/dish-samples.ts'
import { aVendor } from '../../testing/samples.ts'
import { showScreen, signInVendor } from '../../testing/show-screen.tsx'

const PATH = '/dashboard/items/add-dishes'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const price = page.getByRole('spinbutton', { name: 'Price of Pani Puri', exact: true })
const nameIn = (language: string) => page.getByRole('radio', { name: language })
const sent = () => requestsTo(menuImportApi.add).map(({ body }) => body)

beforeEach(() => {
  answerMenu({})
  answer(dishLibraryApi.readKind, { kind: chaat })
  answer(dishLibraryApi.recognise, ({ body }) => ({
    dishes: (body as { names: string[] }).names.map((given) => {
      const dish = chaat.dishes.find(({ name }) => name.en === given)
      return dish ? { kindId: 'chaat', dish } : null
    }),
  }))
  answer(menuImportApi.add, { message: 'Added', addedCategories: 1, addedItems: 1 })
})

async function addPaniPuri(vendor: Parameters<typeof aVendor>[0]) {
  signInVendor(aVendor(vendor))
  await showScreen(`${PATH}?kind=chaat`)
  await page.getByRole('checkbox', { name: 'Pani Puri', exact: true }).click()
  await price.fill('30')
  await button('Show').click()
  await expect.element(button('Show')).not.toBeInTheDocument()
}

async function add() {
  await button('Add to menu').click()
  await expect.poll(() => sent().length).toBe(1)
}

describe('a dish of the library', () => {
  test('is added in every language of the menu that the library has, its category too [QUICK-03] [LANG-06]', async () => {
    await addPaniPuri({ otherLanguages: ['gu', 'ta'] })
    await expect.element(nameIn('ગુજરાતી')).not.toBeInTheDocument()
    await add()

    expect(sent()).toMatchObject([
      {
        categories: [
          {
            name: 'Puri Chaat',
            translations: { gu: { name: 'પૂરી ચાટ' } },
            items: [
              {
                name: 'Pani Puri',
                nameEn: null,
                description: 'Pani Puri as on the street',
                translations: { gu: { name: 'પાણીપુરી', description: 'શેરીનો સ્વાદ' } },
              },
            ],
          },
        ],
      },
    ])
    expect(JSON.stringify(sent())).not.toContain('"ta"')
  })

  test('has its name in the main language, Gujarati [QUICK-03] [LANG-06]', async () => {
    await addPaniPuri({ menuLanguage: 'gu', otherLanguages: ['en'] })
    await add()

    expect(sent()).toMatchObject([
      {
        categories: [
          {
            name: 'પૂરી ચાટ',
            translations: { en: { name: 'Puri Chaat' } },
            items: [{ name: 'પાણીપુરી', nameEn: 'Pani Puri', translations: { en: { name: 'Pani Puri' } } }],
          },
        ],
      },
    ])
  })

  test('is named as the vendor chooses on a menu whose language the library does not have [QUICK-03]', async () => {
    await addPaniPuri({ menuLanguage: 'ta', otherLanguages: [] })
    await nameIn('हिन्दी').click()
    await add()

    expect(sent()).toMatchObject([{ categories: [{ name: 'पूरी चाट', items: [{ name: 'पानी पूरी' }] }] }])
    expect(JSON.stringify(sent())).not.toContain('translations')
  })
})

test('a pasted line stays the name; a known dish gets the others, and one that is not known gets none [QUICK-04] [LANG-06]', async () => {
  signInVendor(aVendor({ otherLanguages: ['hi', 'gu'] }))
  await showScreen(`${PATH}?way=paste`)
  await page.getByRole('textbox', { name: 'Your list' }).fill('Pani Puri 30\nSomething else 20')
  await button('Read the list').click()
  await button('The others are veg').click()
  await add()

  expect(sent()).toMatchObject([
    {
      categories: [
        {
          name: 'Puri Chaat',
          translations: { hi: { name: 'पूरी चाट' }, gu: { name: 'પૂરી ચાટ' } },
          items: [{ name: 'Pani Puri', translations: { hi: { name: 'पानी पूरी' }, gu: { name: 'પાણીપુરી' } } }],
        },
        { name: 'Menu', items: [{ name: 'Something else', price: 20 }] },
      ],
    },
  ])
  expect(JSON.stringify(sent()).match(/translations/g)).toHaveLength(2)
})
