import type { Platform } from '../../../platform.ts'
import { listAllCategories } from '../../menus/categories/queries.ts'
import { listAllItems } from '../../menus/items/queries.ts'
import { findChoice } from '../../templates/catalogue/queries.ts'
import { presentVendor as presentProfile } from '../../vendors/record/present-vendor.ts'
import { findVendor as findProfile } from '../../vendors/record/queries.ts'
import { presentVendor } from '../vendor-list/present-vendors.ts'
import { findVendor } from '../vendor-list/queries.ts'

/** A vendor with the whole menu (DEC-201). */
export async function readVendor({ db, config }: Platform, id: string) {
  const vendor = await findVendor(db, id)
  const items = await listAllItems(db, id)
  const categories = (await listAllCategories(db, id)).map((category) => ({
    ...category,
    menuItems: items.filter(({ categoryId }) => categoryId === category.id),
  }))

  return {
    ...presentProfile(await findProfile(db, id), config.publicOrigin),
    ...presentVendor(vendor),
    template: await findChoice(db, id),
    categories,
  }
}
