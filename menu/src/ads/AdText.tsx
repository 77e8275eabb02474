import type { PublicAd } from '@thela/contract/ads/delivery'

export function AdText({ ad }: { ad: PublicAd }) {
  return (
    <span className="ad-text">
      <b>{ad.title}</b>
      {ad.description && <span>{ad.description}</span>}
    </span>
  )
}
