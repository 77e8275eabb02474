import type { PublicAd } from '@thela/contract/ads/delivery'
import { safeLink } from '@thela/contract/values/safe-link'
import type { ReactNode } from 'react'

type Props = { ad: PublicAd; onClick: () => void; children: ReactNode }

/** Leads out in a new tab; an ad whose link leads nowhere is only looked at (DEC-114). */
export function AdLink({ ad, onClick, children }: Props) {
  const href = safeLink(ad.linkUrl)

  return href ? (
    <a
      className="ad-link"
      href={href}
      target="_blank"
      rel="noopener nofollow sponsored"
      title="Opens in a new tab"
      onClick={onClick}
    >
      {children}
    </a>
  ) : (
    <div className="ad-link">{children}</div>
  )
}
