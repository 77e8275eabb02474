import { showcaseApi } from '@thela/contract/site/showcase'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'

const { app, db, signedInVendor } = await createTestApp()
const read = async () => (await app.inject(showcaseApi.readShowcase.path)).json().stalls

/** Adds a vendor with an id of the demo street. */
async function addDemoVendor(id: string, more: { templateId?: string; themeIndex?: number } = {}) {
  const vendor = await signedInVendor({ businessName: `Stall ${id}` })
  for (const table of ['sessions', 'knownDevices'] as const)
    await db.deleteFrom(table).where('vendorId', '=', vendor.id).execute()
  await db
    .updateTable('vendors')
    .set({ id, ...more })
    .where('id', '=', vendor.id)
    .execute()
}

test('a platform without the demo street has an empty showcase, even if there are vendors', async () => {
  await signedInVendor()

  expect(await read()).toEqual([])
})

test('the showcase has the vendors of the demo street, with the names of their templates', async () => {
  await addDemoVendor('madhav-ghari', { templateId: 'no-such-template' })
  await addDemoVendor('kashi-chaat', { templateId: 'StreetFoodVibrant', themeIndex: 1 })

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

test('a vendor whose menu is offline is not in the showcase', async () => {
  await db.updateTable('vendors').set({ isActive: false }).where('id', '=', 'kashi-chaat').execute()

  expect((await read()).map(({ id }: { id: string }) => id)).toEqual(['madhav-ghari'])
})
