import { accountRequests } from './accounts.ts'
import { adRequests, budgetRequests } from './ads.ts'
import type { Fixtures, Requests } from './fixtures.ts'
import { menuRequests } from './menus.ts'
import { officeRequests } from './office.ts'
import { placeRequests } from './places.ts'
import { templateRequests } from './templates.ts'
import { vendorRequests } from './vendors.ts'

/** A valid request for each endpoint that changes something, created again for every test. */
export const validRequests = (world: Fixtures): Requests => ({
  ...accountRequests(world),
  ...vendorRequests(world),
  ...menuRequests(world),
  ...officeRequests(world),
  ...placeRequests(world),
  ...templateRequests(world),
  ...adRequests(world),
  ...budgetRequests(world),
})
