import { showcaseApi } from '@thela/contract/site/showcase'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'

const { app, db, signedInVendor } = await createTestApp()
const read = async () => (await app.inject(showcaseApi.readShowcase.path)).json().stalls

/** A stall with the id that the demo gives it. */
async function demoStall(id: string, more: { templateId?: string; themeIndex?: number } = {}) {
  const vendor = await signedInVendor({ businessName: `Stall ${id}` })
  for (const table of ['sessions', 'knownDevices'] as const)
    await db.deleteFrom(table).where('vendorId', '=', vendor.id).execute()
  await db
    .updateTable('vendors')
    .set({ id, ...more })
    .where('id', '=', vendor.id)
    .execute()
}

test('a platform without the demo street has an empty window, even when vendors are there [MKT-01]', async () => {
  await signedInVendor()

  expect(await read()).toEqual([])
})

test('the stalls of the demo street stand in the window, with the names of their designs [MKT-01]', async () => {
  await demoStall('madhav-ghari', { templateId: 'no-such-template' })
  await demoStall('kashi-chaat', { templateId: 'StreetFoodVibrant', themeIndex: 1 })

  expect(await read()).toEqual([
    {
      id: 'kashi-chaat',
      businessName: 'Stall kashi-chaat',
      slug: 'stall-kashi-chaat',
      templateName: 'Street Food Vibrant',
      themeName: 'Emerald Green',
    },
    expect.objectContaining({ id: 'madhav-ghari', templateName: null, themeName: null }),
  ])
})

test('a stall that is offline is taken out of the window', async () => {
  await db.updateTable('vendors').set({ isActive: false }).where('id', '=', 'kashi-chaat').execute()

  expect((await read()).map(({ id }: { id: string }) => id)).toEqual(['madhav-ghari'])
})
