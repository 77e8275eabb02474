import { readFileSync } from 'node:fs'
import { type Item, type Price, type Stall, UNCERTAIN_MS, type World } from './ledger.ts'
import { sendChange } from './send-change.ts'

const picture = readFileSync(new URL('../../web/public/icons/icon-192.png', import.meta.url))
// No name and no price twice, so that a page tells which change it shows.
const numbers = { name: 0, price: 10 }

export async function addCategory(world: World, { token, categories }: Stall) {
  const body = { name: `Category ${numbers.name++}` }
  const request = { method: 'POST', token, body }
  const answer = await sendChange(world, { path: '/categories', kind: 'writes', request })
  if (answer) categories.push({ id: answer.body.category.id, step: answer.step })
}

export async function addItem(world: World, { token, items }: Stall, categoryId: string) {
  const name = `Dish ${numbers.name++}`
  const value = numbers.price++
  const request = { method: 'POST', token, body: { name, categoryId, price: value } }
  const answer = await sendChange(world, { path: '/items', kind: 'writes', request })
  if (!answer) return
  const prices = [{ value, ackedAt: answer.at, step: answer.step }]
  items.push({ id: answer.body.item.id, name, prices, isUncertainUntil: 0 })
}

export async function changePrice(world: World, { token }: Stall, item: Item) {
  const price: Price = { value: numbers.price++, step: world.counts.step }
  item.prices.push(price)
  const request = { method: 'PUT', token, body: { price: price.value } }
  const answer = await sendChange(world, { path: `/items/${item.id}`, kind: 'writes', request })
  if (answer) Object.assign(price, { ackedAt: answer.at, step: answer.step })
  else item.isUncertainUntil = performance.now() + UNCERTAIN_MS
}

export async function addPicture(world: World, { token }: Stall, item: Item) {
  const body = new FormData()
  body.append('image', new Blob([new Uint8Array(picture)]), 'dish.png')
  const request = { method: 'POST', token, body }
  const answer = await sendChange(world, { path: `/items/${item.id}/image`, kind: 'uploads', request })
  if (answer) {
    const { public_id: id, url } = answer.body
    item.picture = { id, url, ackedAt: answer.at, step: answer.step }
  } else item.isUncertainUntil = performance.now() + UNCERTAIN_MS
}
