import { categoriesApi } from '@thela/contract/menus/categories'
import { itemsApi } from '@thela/contract/menus/items'
import type { TestApp } from './app.ts'

type Headers = Record<string, string>
type Vendor = { headers: Headers }

/** Short functions for the requests with which a vendor edits a menu. */
export function menuCalls(app: TestApp['app']) {
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, { headers }: Vendor, payload?: object) =>
    app.inject({ method, url, headers, ...(payload ? { payload } : {}) })

  return {
    addCategory: (vendor: Vendor, payload: object) =>
      send('POST', categoriesApi.create.path, vendor, payload),
    addItem: (vendor: Vendor, payload: object) => send('POST', itemsApi.create.path, vendor, payload),
    change: (kind: 'categories' | 'items', id: string, vendor: Vendor, payload: object) =>
      send('PUT', `/api/${kind}/${id}`, vendor, payload),
    remove: (address: string, vendor: Vendor) => send('DELETE', `/api/${address}`, vendor),
    reorder: (kind: 'categories' | 'items', ids: unknown, vendor: Vendor) =>
      send('POST', `/api/${kind}/reorder`, vendor, { [kind === 'items' ? 'itemIds' : 'categoryIds']: ids }),
    list: async (kind: 'categories' | 'items', { headers }: Vendor, query = '') =>
      (await app.inject({ url: `/api/${kind}${query}`, headers })).json()[kind],

    /** Adds categories with these names, in this order. */
    async categories(vendor: Vendor, ...names: string[]): Promise<string[]> {
      const ids: string[] = []
      for (const name of names) {
        ids.push((await send('POST', categoriesApi.create.path, vendor, { name })).json().category.id)
      }
      return ids
    },
    /** Adds items with these names to a category, in this order. */
    async items(vendor: Vendor, categoryId: string, ...names: string[]): Promise<string[]> {
      const ids: string[] = []
      for (const name of names) {
        const answer = await send('POST', itemsApi.create.path, vendor, { name, categoryId, price: 10 })
        ids.push(answer.json().item.id)
      }
      return ids
    },
  }
}
