import { type Category, type CategoryInput, categoriesApi } from '@thela/contract/menus/categories'
import { type ItemChange, type ItemOrder, itemsApi, type MenuItem } from '@thela/contract/menus/items'
import { mergeTranslations } from '@thela/contract/menus/merge-translations'
import { answer } from './contract-server.ts'
import { aCategory, anItem, onePageOf } from './samples.ts'

type Menu = { categories: Category[]; items: MenuItem[] }

/** Answers every call about this menu, and remembers what is changed by them. A test may change the menu too. */
export function answerMenu({ categories = [aCategory('Snacks')], items = [] }: Partial<Menu>) {
  const menu: Menu = { categories, items }
  answerCategories(menu)
  answerItems(menu)
  return menu
}

function answerCategories(menu: Menu) {
  const change = (id: string, body: unknown) =>
    menu.categories.map((category) => (category.id === id ? withChange(category, body) : category))

  answer(categoriesApi.list, () => ({
    categories: menu.categories,
    pagination: onePageOf(menu.categories),
  }))
  answer(categoriesApi.create, ({ body }) => {
    const category = withChange(aCategory((body as CategoryInput).name), body)
    menu.categories = [...menu.categories, category]
    return { category, message: 'Saved' }
  })
  answer(categoriesApi.update, ({ params: { id }, body }) => {
    menu.categories = change(id ?? '', body)
    return { category: find(menu.categories, id), message: 'Saved' }
  })
  answer(categoriesApi.remove, ({ params: { id } }) => {
    const deletedItems = find(menu.categories, id)._count.menuItems
    menu.categories = menu.categories.filter((category) => category.id !== id)
    return { deletedItems, message: 'Deleted' }
  })
  answer(categoriesApi.reorder, ({ body }) => {
    const { categoryIds } = body as { categoryIds: string[] }
    menu.categories = categoryIds.map((id) => find(menu.categories, id))
    return { categories: menu.categories, message: 'Saved' }
  })
}

function answerItems(menu: Menu) {
  const change = (id: string | undefined, body: unknown) => {
    menu.items = menu.items.map((item) => (item.id === id ? withChange(item, body) : item))
  }

  answer(itemsApi.list, ({ query: { search = '', categoryId } }) => {
    const items = itemsInOrder(menu)
      .filter((item) => !categoryId || item.categoryId === categoryId)
      .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    return { items, pagination: onePageOf(items) }
  })
  answer(itemsApi.create, ({ body }) => {
    const item = withChange(anItem((body as MenuItem).name), body)
    menu.items = [...menu.items, item]
    return { item, message: 'Saved' }
  })
  answer(itemsApi.update, ({ params: { id }, body }) => {
    change(id, body)
    return { item: find(menu.items, id), message: 'Saved' }
  })
  answer(itemsApi.remove, ({ params: { id } }) => {
    menu.items = menu.items.filter((item) => item.id !== id)
    return { message: 'Deleted' }
  })
  answer(itemsApi.reorder, ({ body }) => {
    const { itemIds, moved } = body as ItemOrder
    if (moved) change(moved.id, { categoryId: moved.categoryId })
    const others = menu.items.filter(({ id }) => !itemIds.includes(id))
    menu.items = [...itemIds.map((id) => find(menu.items, id)), ...others]
    return { items: itemsInOrder(menu), message: 'Saved' }
  })
}

/** As the server does: what is left out stays, of texts in other languages too. */
function withChange<Entry extends Category | MenuItem>(entry: Entry, body: unknown): Entry {
  const { translations = {}, ...fields } = body as ItemChange
  return {
    ...entry,
    ...fields,
    ...marksOf(fields),
    translations: mergeTranslations(entry.translations, translations),
  }
}

function marksOf({ mark, isVeg }: ItemChange) {
  if (mark !== undefined) return { mark, isVeg: mark === 'veg' }
  return isVeg === undefined ? {} : { mark: isVeg ? 'veg' : 'nonveg' }
}

/** By category, then in their own order. */
const itemsInOrder = ({ categories, items }: Menu) =>
  categories.flatMap((category) =>
    items.filter(({ categoryId }) => categoryId === category.id).map((item) => ({ ...item, category })),
  )

function find<Entry extends { id: string }>(entries: Entry[], id: string | undefined) {
  const found = entries.find((entry) => entry.id === id)
  if (!found) throw new Error(`The menu has no ${id}`)
  return found
}
