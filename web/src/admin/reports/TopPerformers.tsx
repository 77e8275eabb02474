import type { AdminVendor } from '@thela/contract/admin/vendors'
import { Card } from '../../ui/Card.tsx'
import { counted } from '../tables/counted.ts'
import { addPercentSign } from '../vendor-figures/format.ts'
import { NoFigures } from '../vendor-figures/NoFigures.tsx'

/** Who was seen; a vendor without views performed nothing. */
export function TopPerformers({ vendors }: { vendors: readonly AdminVendor[] }) {
  const seen = vendors.filter(({ totalViews = 0 }) => totalViews > 0)

  return (
    <Card title="Top Performers" description="Most views in the last 30 days, with their conversion rate.">
      {seen.length === 0 ? (
        <NoFigures text="No Analytics Data" />
      ) : (
        <ol className="grid">
          {seen.map(({ id, businessName, totalViews = 0, conversionRate = 0 }, index) => (
            <li
              key={id}
              className="flex items-baseline gap-3 border-line border-b py-2 text-sm last:border-b-0"
            >
              <span className="w-5 text-ink-faint tabular-nums">{index + 1}.</span>
              <span className="min-w-0 flex-1 truncate font-medium">{businessName}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">{counted(totalViews, 'view')}</span>
              <span className="w-16 shrink-0 text-end font-semibold tabular-nums">
                {addPercentSign(conversionRate)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
