import { tooManyRequestsFor } from '../../../http/errors.ts'
import { countPerMinute, secondsLeftInMinute } from '../../../http/pipeline/count-per-minute.ts'
import { limitedAddress } from '../../../http/pipeline/limited-address.ts'

/** A street festival behind one carrier's address may count, a flood on one menu may not. */
const PER_ADDRESS_AND_VENDOR = 600
/** Ten such festivals at once; whatever a visit names, and whether that exists, it counts here. */
const PER_ADDRESS = 6000

export type VisitLimits = ReturnType<typeof limitVisits>

/** How many visits one address may send in a minute: one count for all tracking calls, before the router and behind it. */
export function limitVisits(factor: number) {
  const isWithinAddressLimit = countPerMinute(Math.ceil(PER_ADDRESS * factor))
  const isWithinVendorLimit = countPerMinute(Math.ceil(PER_ADDRESS_AND_VENDOR * factor))

  return {
    /** Counts a call, once, before anyone looks at what it says. */
    admitAddress(ip: string) {
      if (!isWithinAddressLimit(limitedAddress(ip))) throw tooManyVisits()
    },
    /** Counts a visit to a vendor who was found, so that he has one count however he was named. */
    admitsVendor: (ip: string, vendorId: string) => isWithinVendorLimit(`${limitedAddress(ip)} ${vendorId}`),
  }
}

export const tooManyVisits = () => tooManyRequestsFor(secondsLeftInMinute())
