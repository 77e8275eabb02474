import { accountsApi } from '@thela/contract/identity/accounts'
import { categoriesApi } from '@thela/contract/menus/categories'
import { itemsApi } from '@thela/contract/menus/items'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { registration } from './app.ts'

export type Stall = Awaited<ReturnType<typeof openStall>>

/** A stall with one dish on a server of another process, opened as its vendor would. */
export async function openStall(origin: string) {
  let token = ''
  const call = async (method: string, path: string, body?: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    return fetch(origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  }
  const did = async (...request: Parameters<typeof call>) => {
    const answer = await call(...request)
    if (!answer.ok) throw new Error(`${request[1]}: ${await answer.text()}`)
    return answer.json()
  }

  const registered = await did('POST', accountsApi.registerVendor.path, registration())
  token = registered.token
  const { category } = await did('POST', categoriesApi.create.path, { name: 'Chaat' })
  const dish = { name: 'Bhel Puri', categoryId: category.id, price: 40 }
  const { item } = await did('POST', itemsApi.create.path, dish)
  const { vendor } = await did('GET', vendorsApi.readProfile.path)

  return {
    id: registered.user.id as string,
    headers: { authorization: `Bearer ${token}` },
    categoryId: category.id as string,
    path: `/${vendor.slug}/${vendor.id}`,
    rename: (name: string) => did('PUT', `/api/items/${item.id}`, { name }),
    /** Answers with the status: whoever adds while something is broken wants to see it. */
    add: async (name: string) => (await call('POST', itemsApi.create.path, { ...dish, name })).status,
  }
}
