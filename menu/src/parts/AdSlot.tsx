import type { VendorView } from './view-model.ts'

export type AdPlace = 'top' | 'middle' | 'bottom' | 'floating'

/** Room of a fixed height that is filled after the paint, so that nothing jumps. None without ads. */
export function AdSlot({ vendor, place }: { vendor: VendorView; place: AdPlace }) {
  return vendor.showAds ? <div className={`ad ${place}`} data-ad={place} /> : null
}
