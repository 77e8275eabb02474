import { createContext, type ReactNode, use } from 'react'
import type { VendorView } from '../app/view-model.ts'

export type AdSlotName = 'top' | 'middle' | 'bottom' | 'floating'
export type FillSlot = (slot: AdSlotName) => ReactNode

/** Fills the slots. Null on the server, in previews, and until the code of ads is loaded. */
export const FillSlotContext = createContext<FillSlot | null>(null)

/** A slot of fixed height that is filled after the first paint, so that nothing moves. None for vendors without ads. */
export function AdSlot({ vendor, slot }: { vendor: VendorView; slot: AdSlotName }) {
  const fill = use(FillSlotContext)

  return vendor.showAds ? (
    <div className={slot === 'floating' ? 'ad floating' : 'ad'} data-ad={slot}>
      {fill?.(slot)}
    </div>
  ) : null
}
