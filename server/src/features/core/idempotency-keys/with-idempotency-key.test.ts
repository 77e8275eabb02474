import { adsApi } from '@thela/contract/ads/ads'
import { areaAdQueueApi } from '@thela/contract/ads/area-queue'
import { IDEMPOTENCY_KEY } from '@thela/contract/endpoint'
import { itemsApi } from '@thela/contract/menus/items'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { adForm } from '../../../../test/ads.ts'
import { createTestApp } from '../../../../test/app.ts'
import { menuCalls } from '../../../../test/menu.ts'
import { whileLogIsBroken } from '../../../../test/writes.ts'
import { deleteOldKeys } from './queries.ts'

const { app, db, signedInVendor, signedInAdmin } = await createTestApp()
const { list, categories } = menuCalls(app)
const vendor = await signedInVendor()
const stranger = await signedInVendor()
const admin = await signedInAdmin()

type Person = { headers: Record<string, string> }

const create = (path: string, { headers }: Person, payload: object, key?: string) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, ...(key ? { [IDEMPOTENCY_KEY]: key } : {}) },
    payload,
  })

describe('an item', () => {
  const { path } = itemsApi.create
  let dosa: Record<string, unknown> = {}
  const names = async (who: Person = vendor) =>
    ((await list('items', who)) as { name: string }[]).map(({ name }) => name)
  beforeAll(async () => {
    dosa = { name: 'Dosa', categoryId: (await categories(vendor, 'Snacks'))[0], price: 60 }
  })

  test('that is sent again with the same key is created once, and the first response is returned again', async () => {
    const first = await create(path, vendor, dosa, 'k1')
    const again = await create(path, vendor, dosa, 'k1')

    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
    expect(await names()).toEqual(['Dosa'])
    const logged = await db.selectFrom('auditLogs').where('entity', '=', 'MENU_ITEM').select('id').execute()
    expect(logged).toHaveLength(1)
  })

  test('that is sent ten times at once with the same key is created once', async () => {
    const idli = { ...dosa, name: 'Idli' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create(path, vendor, idli, 'together')),
    )

    expect(new Set(answers.map((answer) => answer.json().item.id)).size).toBe(1)
    expect(await names()).toEqual(['Dosa', 'Idli'])
  })

  test('that is sent again with other values is refused with advice for the vendor', async () => {
    const answer = await create(path, vendor, { ...dosa, price: 80 }, 'k1')

    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe(
      'This was already saved with other values. Please close the form and look at the list.',
    )
    expect(await names()).toEqual(['Dosa', 'Idli'])
  })

  test('that was refused or failed can be sent again with the same key', async () => {
    const vada = { ...dosa, name: 'Vada' }
    expect((await create(path, vendor, { ...vada, categoryId: 'none' }, 'k2')).statusCode).toBe(422)
    await whileLogIsBroken(db, async () => {
      expect((await create(path, vendor, vada, 'k2')).statusCode).toBe(500)
    })

    expect((await create(path, vendor, vada, 'k2')).statusCode).toBe(201)
    expect(await names()).toEqual(['Dosa', 'Idli', 'Vada'])
  })

  test('of another vendor with the same key is created separately', async () => {
    const [categoryId] = await categories(stranger, 'Snacks')
    await create(path, stranger, { ...dosa, categoryId }, 'k1')

    expect(await names(stranger)).toEqual(['Dosa'])
  })

  test('without a key is created each time, and a key over 255 characters is refused', async () => {
    for (let n = 0; n < 2; n++) await create(path, vendor, { ...dosa, name: 'Chai' })

    expect((await names()).filter((name) => name === 'Chai')).toHaveLength(2)
    expect((await create(path, vendor, dosa, 'x'.repeat(256))).statusCode).toBe(422)
  })
})

test('an ad or a campaign that is sent again with the same key is created once', async () => {
  const first = await create(adsApi.create.path, admin, adForm(), 'ad')
  const again = await create(adsApi.create.path, admin, adForm(), 'ad')

  expect(again.json()).toEqual(first.json())
  expect(await db.selectFrom('ads').select('id').execute()).toEqual([{ id: first.json().ad.id }])

  const { targetLevel, country, state, city, area, ...adData } = adForm()
  const campaign = { adData, targetingAreas: [{ country, state, city, area }] }
  const begun = await create(areaAdQueueApi.startCampaign.path, admin, campaign, 'campaign')
  const begunAgain = await create(areaAdQueueApi.startCampaign.path, admin, campaign, 'campaign')

  expect(begun.statusCode).toBe(201)
  expect(begunAgain.json()).toEqual(begun.json())
  expect(await db.selectFrom('ads').select('id').execute()).toHaveLength(2)
})

test('keys are deleted after a day', async () => {
  const keys = () => db.selectFrom('idempotencyKeys').select('key').orderBy('key').execute()
  await db
    .updateTable('idempotencyKeys')
    .set({ createdAt: sql<string>`now() - interval '25 hours'` })
    .where('key', 'not in', ['ad', 'campaign'])
    .execute()
  await deleteOldKeys(db, new Date())

  expect(await keys()).toEqual([{ key: 'ad' }, { key: 'campaign' }])
})
