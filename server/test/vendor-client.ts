import { accountsApi } from '@thela/contract/identity/accounts'
import { categoriesApi } from '@thela/contract/menus/categories'
import { itemsApi } from '@thela/contract/menus/items'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { registration } from './app.ts'

export type VendorClient = Awaited<ReturnType<typeof registerVendorClient>>

/** Registers a vendor with one item on a server in another process, through the API. */
export async function registerVendorClient(origin: string) {
  let token = ''
  const call = async (method: string, path: string, body?: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    return fetch(origin + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  }
  const request = async (...args: Parameters<typeof call>) => {
    const answer = await call(...args)
    if (!answer.ok) throw new Error(`${args[1]}: ${await answer.text()}`)
    return answer.json()
  }

  const registered = await request('POST', accountsApi.registerVendor.path, registration())
  token = registered.token
  const { category } = await request('POST', categoriesApi.create.path, { name: 'Chaat' })
  const dish = { name: 'Bhel Puri', categoryId: category.id, price: 40 }
  const { item } = await request('POST', itemsApi.create.path, dish)
  const { vendor } = await request('GET', vendorsApi.readProfile.path)

  return {
    id: registered.user.id as string,
    headers: { authorization: `Bearer ${token}` },
    categoryId: category.id as string,
    path: `/${vendor.slug}/${vendor.id}`,
    rename: (name: string) => request('PUT', `/api/items/${item.id}`, { name }),
    /** Returns the status instead of throwing, for tests that add items during a failure. */
    add: async (name: string) => (await call('POST', itemsApi.create.path, { ...dish, name })).status,
  }
}
