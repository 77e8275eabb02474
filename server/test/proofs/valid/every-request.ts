import { accountRequests } from './accounts.ts'
import { adRequests, budgetRequests } from './ads.ts'
import { officeRequests } from './office.ts'
import { placeRequests } from './places.ts'
import { templateRequests } from './templates.ts'
import { vendorRequests } from './vendors.ts'
import type { Requests, World } from './world.ts'

/** For each call that changes something a request that would succeed, made anew for every proof. */
export const validRequests = (world: World): Requests => ({
  ...accountRequests(world),
  ...vendorRequests(world),
  ...officeRequests(world),
  ...placeRequests(world),
  ...templateRequests(world),
  ...adRequests(world),
  ...budgetRequests(world),
})
