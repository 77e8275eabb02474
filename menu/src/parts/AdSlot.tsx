import { createContext, type ReactNode, use } from 'react'
import type { VendorView } from '../app/view-model.ts'

export type AdPlace = 'top' | 'middle' | 'bottom' | 'floating'
export type FillSlot = (place: AdPlace) => ReactNode

/** Fills the slots: there is none on the server and in previews, and none before the ads' own code has come. */
export const FillSlotContext = createContext<FillSlot | null>(null)

/** Room of a fixed height that is filled after the paint, so that nothing jumps. None without ads. */
export function AdSlot({ vendor, place }: { vendor: VendorView; place: AdPlace }) {
  const fill = use(FillSlotContext)

  return vendor.showAds ? (
    <div className={place === 'floating' ? 'ad floating' : 'ad'} data-ad={place}>
      {fill?.(place)}
    </div>
  ) : null
}
