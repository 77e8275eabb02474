import type { APIRequestContext } from '@playwright/test'

type Named = { id: string; name: string }

/** Fills a vendor's menu through the API, as the dashboard would. */
export function menuOf(request: APIRequestContext, { token }: { token: string }) {
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data, headers })
    if (!answer.ok()) throw new Error(await answer.text())
    return answer.json()
  }

  return {
    addCategory: async (name: string): Promise<Named> => (await post('/api/categories', { name })).category,
    addItem: async (item: object): Promise<Named> => (await post('/api/items', item)).item,
    readItem: async (id: string) => {
      const { items } = await (await request.get('/api/items', { headers })).json()
      return items.find((item: Named) => item.id === id)
    },
  }
}
