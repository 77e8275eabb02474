import { readFileSync } from 'node:fs'
import { post } from './open-stall.ts'

type Dish = [name: string, description: string, price: number]

const street: Record<string, Dish[]> = JSON.parse(
  readFileSync(new URL('../menu/src/testing/dishes.json', import.meta.url), 'utf8'),
)

/** Puts 100 dishes without a picture on the menu. */
export async function fillStall(port: number, token: string) {
  for (const [kitchen, dishes] of Object.entries(street)) {
    const { category } = await post('/categories', { port, token, body: { name: kitchen } })
    for (const [name, description, price] of dishes.slice(0, 10))
      await post('/items', { port, token, body: { categoryId: category.id, name, description, price } })
  }
}
