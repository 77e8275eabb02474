import { readFileSync } from 'node:fs'

type Dish = [name: string, description: string, price: number]

const street: Record<string, Dish[]> = JSON.parse(
  readFileSync(new URL('../menu/src/testing/dishes.json', import.meta.url), 'utf8'),
)

/** A stall in the default layout with 100 dishes and no picture; answers with its address. */
export async function openStall(port: number) {
  const call = async (path: string, body: object, token = '') => {
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const { user, token } = await call('/auth/vendor/register', {
    name: 'Asha Patel',
    businessName: 'Asha Chaat House',
    phone: '+919800000001',
    password: 'Passw0rd!',
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    area: 'Adajan',
  })
  for (const [kitchen, dishes] of Object.entries(street)) {
    const { category } = await call('/categories', { name: kitchen }, token)
    for (const [name, description, price] of dishes.slice(0, 10))
      await call('/items', { categoryId: category.id, name, description, price }, token)
  }
  return `/asha-chaat-house/${user.id}`
}
