import { tooManyRequestsFor } from '../../../http/errors.ts'
import { VISITS_TO_ONE_VENDOR_PER_MINUTE } from '../../../http/limits.ts'
import { countPerMinute, secondsLeftInMinute } from '../../../http/pipeline/count-per-minute.ts'
import { limitedAddress } from '../../../http/pipeline/limited-address.ts'

/** Counts a visit to a known vendor, by id whether it was named by id or by name; false when over the limit. */
export type IsVisitAllowed = (ip: string, vendorId: string) => boolean

/** One limit for all tracking calls, in the fast path and the router, besides the limit per address. */
export function limitVisitsToVendor(factor: number): IsVisitAllowed {
  const isWithinLimit = countPerMinute(Math.ceil(VISITS_TO_ONE_VENDOR_PER_MINUTE * factor))

  return (ip, vendorId) => isWithinLimit(`${limitedAddress(ip)} ${vendorId}`)
}

export const tooManyVisits = () => tooManyRequestsFor(secondsLeftInMinute())
