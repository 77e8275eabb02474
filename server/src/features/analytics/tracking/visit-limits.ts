import { tooManyRequestsFor } from '../../../http/errors.ts'
import { VISITS_TO_ONE_VENDOR_PER_MINUTE } from '../../../http/limits.ts'
import { countPerMinute, secondsLeftInMinute } from '../../../http/pipeline/count-per-minute.ts'
import { limitedAddress } from '../../../http/pipeline/limited-address.ts'

/** Counts a visit to a vendor who was found, so that they have one count however they were named. */
export type AdmitsVendor = (ip: string, vendorId: string) => boolean

/** One count for all tracking calls, before the router and behind it, besides that of the address. */
export function limitVisitsToVendor(factor: number): AdmitsVendor {
  const isWithinLimit = countPerMinute(Math.ceil(VISITS_TO_ONE_VENDOR_PER_MINUTE * factor))

  return (ip, vendorId) => isWithinLimit(`${limitedAddress(ip)} ${vendorId}`)
}

export const tooManyVisits = () => tooManyRequestsFor(secondsLeftInMinute())
