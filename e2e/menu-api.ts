import type { APIRequestContext } from '@playwright/test'

type Created = { id: string; name: string }

/** Fills a vendor's menu through the API, as the dashboard would. */
export function menuApi(request: APIRequestContext, { token }: { token: string }) {
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }

  const read = async (path: string) => (await request.get(path, { headers })).json()

  return {
    addCategory: async (name: string): Promise<Created> => (await post('/api/categories', { name })).category,
    addItem: async (item: object): Promise<Created> => (await post('/api/items', item)).item,
    readCategories: async () => {
      const { categories } = await read('/api/categories')
      return categories as (Created & { description: string | null })[]
    },
    readItems: async (): Promise<Created[]> => (await read('/api/items')).items,
    readItem: async (id: string) => {
      const { items } = await read('/api/items')
      return items.find((item: Created) => item.id === id)
    },
  }
}
