import type { PublicVendor } from '@thela/contract/menus/page-data'
import { type ReactNode, useEffect, useState } from 'react'
import { type FillSlot, FillSlotContext } from '../parts/AdSlot.tsx'

/** Fetches the code of ads when the menu is alive already: nobody waits for it, and nobody without ads loads it. */
export function WithAds({ vendor, children }: { vendor: PublicVendor; children: ReactNode }) {
  const [fillSlot, setFillSlot] = useState<FillSlot | null>(null)

  useEffect(() => {
    if (!vendor.showAds) return
    import('../ads/fill-slots.tsx')
      .then(({ fillSlots }) => fillSlots(vendor))
      .then(
        (fill) => setFillSlot(() => fill),
        () => {},
      )
  }, [vendor])

  return <FillSlotContext value={fillSlot}>{children}</FillSlotContext>
}
