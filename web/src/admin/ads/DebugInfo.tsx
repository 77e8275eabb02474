import type { AdFilter } from '@thela/contract/ads/ads'
import type { Pagination } from '@thela/contract/values/paging'

type Props = { filters: AdFilter; page: number; limit: number; pagination: Pagination | undefined }

/** What the list was asked for and what came back, for whoever wonders why an ad is not in it (DEC-138). */
export function DebugInfo(shown: Props) {
  return (
    <details className="rounded-lg border border-line bg-surface text-sm">
      <summary className="cursor-pointer px-4 py-3 font-medium text-ink-soft">Debug info</summary>
      <pre className="overflow-x-auto border-line border-t px-4 py-3 font-mono text-ink-soft text-xs">
        {JSON.stringify(shown, null, 2)}
      </pre>
    </details>
  )
}
