import type { FoundVendor } from '@thela/contract/site/vendor-search'
import { initialOf } from '@thela/contract/values/initial-of'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { vendorMenuPath } from '../links.ts'

/** A small sign board; the menu behind it is a page of its own, so this is a plain link. */
export function VendorCard({ vendor }: { vendor: FoundVendor }) {
  const { businessName, description, cuisine, priceRange, area, city } = vendor
  const kitchen = [cuisine, priceRange].filter(Boolean).join(' · ')

  return (
    <a
      href={vendorMenuPath(vendor)}
      className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-card transition-colors hover:border-brand hover:bg-hover"
    >
      <VendorLogo vendor={vendor} />
      <span className="grid content-center gap-0.5">
        <strong className="wrap-anywhere font-extrabold text-lg leading-tight tracking-tight">
          {businessName}
        </strong>
        {kitchen && <span className="text-ink-soft text-sm">{kitchen}</span>}
      </span>
      {description && (
        <span className="col-span-2 line-clamp-2 text-pretty text-ink-soft text-sm">{description}</span>
      )}
      <span className="col-span-2 flex items-center gap-1.5 self-end font-medium text-ink-soft text-sm">
        <MapPin aria-hidden size={15} className="shrink-0 text-brand-ink" />
        {[area, city].filter(Boolean).join(', ')}
      </span>
    </a>
  )
}

function VendorLogo({ vendor: { logoUrl, businessName } }: { vendor: FoundVendor }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)

  if (logoUrl && logoUrl !== failedUrl) {
    return (
      <img
        src={logoUrl}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        onError={() => setFailedUrl(logoUrl)}
        className="size-14 rounded-lg bg-hover object-cover"
      />
    )
  }
  return (
    <span
      aria-hidden
      className="grid size-14 place-items-center rounded-lg bg-brand font-black text-2xl text-on-brand"
    >
      {initialOf(businessName)}
    </span>
  )
}
