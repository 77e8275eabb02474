import { readFileSync } from 'node:fs'
import { post } from './register-vendor.ts'

type Dish = [name: string, description: string, price: number]

const street: Record<string, Dish[]> = JSON.parse(
  readFileSync(new URL('../menu/src/testing/dishes.json', import.meta.url), 'utf8'),
)

/** Adds 100 items without an image to the menu. */
export async function addItems(port: number, token: string) {
  for (const [kitchen, dishes] of Object.entries(street)) {
    const { category } = await post('/categories', { port, token, body: { name: kitchen } })
    for (const [name, description, price] of dishes.slice(0, 10))
      await post('/items', { port, token, body: { categoryId: category.id, name, description, price } })
  }
}
