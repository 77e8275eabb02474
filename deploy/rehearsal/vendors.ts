import { addCategory, addItem, addPicture, changePrice } from './change-menu.ts'
import type { Stall, World } from './ledger.ts'
import { sendChange } from './send-change.ts'

const MAX_STALLS = 40
const MAX_ITEMS = 20

/** People with a stall: they register, add categories, dishes and pictures, and change prices. */
export function vendors(world: World) {
  const numbers = { stall: 0, turn: 0 }
  const register = () => registerStall(world, numbers.stall++)

  async function write() {
    const turn = numbers.turn++
    if (turn % 50 === 11 && world.stalls.length < MAX_STALLS) {
      await register()
      return
    }
    const free = world.stalls.filter(({ isBusy }) => !isBusy)
    const stall = free[Math.floor(Math.random() * free.length)]
    if (!stall) return
    stall.isBusy = true
    await goOn(world, stall, turn).finally(() => {
      stall.isBusy = false
    })
  }

  return { register, write }
}

/** Its code is a picture, so that this needs the object store too. */
async function registerStall(world: World, n: number) {
  const body = {
    name: 'Asha Patel',
    businessName: `Stall ${n}`,
    phone: `+91${9_800_000_000 + n}`,
    password: 'Passw0rd!',
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    area: 'Adajan',
  }
  const request = { method: 'POST', body }
  const answer = await sendChange(world, { path: '/auth/vendor/register', kind: 'uploads', request })
  if (!answer) return undefined
  const { token, user } = answer.body
  const stall: Stall = {
    id: user.id,
    slug: `stall-${n}`,
    token,
    step: answer.step,
    categories: [],
    items: [],
    isBusy: false,
    hasBeenRead: false,
  }
  world.stalls.push(stall)
  return stall
}

/** The next thing that the owner of this stall does: mostly a price. */
async function goOn(world: World, stall: Stall, turn: number) {
  const [category] = stall.categories
  if (!category || turn % 20 === 7) return addCategory(world, stall)
  if (stall.items.length < 2 || (turn % 5 === 1 && stall.items.length < MAX_ITEMS))
    return addItem(world, stall, category.id)

  const certain = stall.items.filter(({ isUncertainUntil }) => isUncertainUntil < performance.now())
  const plain = certain.find(({ picture }) => !picture)
  if (turn % 15 === 3 && plain) return addPicture(world, stall, plain)
  const item = certain[turn % certain.length]
  if (item) await changePrice(world, stall, item)
}
