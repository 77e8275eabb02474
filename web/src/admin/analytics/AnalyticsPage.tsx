import { AnalyticsFilters } from './AnalyticsFilters.tsx'
import { AnalyticsHeader } from './AnalyticsHeader.tsx'
import { OneVendor } from './OneVendor.tsx'
import { PlatformTabs } from './PlatformTabs.tsx'
import { useAnalyticsPlace } from './search-params.ts'

export function AnalyticsPage() {
  const place = useAnalyticsPlace()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AnalyticsHeader place={place} />
      <AnalyticsFilters place={place} />
      {place.vendor ? (
        <OneVendor
          id={place.vendor}
          period={place.period}
          onLeave={() => place.change({ vendor: undefined })}
        />
      ) : (
        <PlatformTabs place={place} />
      )}
    </div>
  )
}
