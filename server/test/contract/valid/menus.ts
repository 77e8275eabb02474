import type { Fixtures, Requests } from './fixtures.ts'

export function menuRequests({ vendor, menu, unique, did }: Fixtures): Requests {
  const { headers } = vendor
  const category = async () => (await menu.categories(vendor, unique()))[0] ?? ''
  const item = async () => (await menu.items(vendor, await category(), unique()))[0] ?? ''

  return {
    'POST /api/categories': () => ({ headers, payload: { name: unique() } }),
    'PUT /api/categories/:id': async () => ({
      headers,
      params: { id: await category() },
      payload: { name: unique() },
    }),
    'DELETE /api/categories/:id': async () => ({ headers, params: { id: await category() } }),
    'DELETE /api/categories/:id/hard': async () => ({ headers, params: { id: await category() } }),
    'POST /api/categories/reorder': async () => {
      await menu.categories(vendor, unique(), unique())
      const listed: { id: string }[] = await menu.list('categories', vendor)
      return { headers, payload: { categoryIds: listed.map(({ id }) => id).reverse() } }
    },
    'POST /api/items': async () => ({
      headers,
      payload: { name: unique(), categoryId: await category(), price: 10 },
    }),
    'PUT /api/items/:id': async () => ({ headers, params: { id: await item() }, payload: { price: 12 } }),
    'DELETE /api/items/:id': async () => ({ headers, params: { id: await item() } }),
    'POST /api/items/reorder': async () => {
      const itemIds = await menu.items(vendor, await category(), unique(), unique())
      return { headers, payload: { itemIds: itemIds.reverse() } }
    },
    'POST /api/items/changes': async () => ({
      headers,
      payload: { itemIds: [await item()], change: { kind: 'availability', isAvailable: false } },
    }),
    'POST /api/items/changes/:id/undo': async () => {
      const body = { itemIds: [await item()], change: { kind: 'delete' } }
      return { headers, params: { id: (await did('POST', '/api/items/changes', body, headers)).undoId } }
    },
    'POST /api/menu-imports': () => ({
      headers,
      payload: { categories: [{ name: unique(), items: [{ name: unique(), price: 10 }] }] },
    }),
  }
}
