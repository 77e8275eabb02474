import type { VendorsSummary } from '@thela/contract/admin/vendors'
import { LOW_PERFORMER_BELOW } from '@thela/contract/analytics/vendor-activity'
import { PartyPopper } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { counted } from '../tables/counted.ts'

type Props = { vendors: VendorsSummary['lowPerformers'] }

export function LowPerformers({ vendors }: Props) {
  return (
    <Card
      title="Low Performers"
      description={`Under ${LOW_PERFORMER_BELOW} views in the last 30 days, fewest first.`}
    >
      {vendors.length === 0 ? (
        <EmptyState icon={<PartyPopper />} title="Nobody" text="No vendor shown had so few." />
      ) : (
        <ul>
          {vendors.map(({ id, businessName, totalViews = 0, label }) => (
            <li
              key={id}
              className="flex items-center gap-3 border-line border-b py-2 text-sm last:border-b-0"
            >
              <span className="min-w-0 flex-1 truncate font-medium">{businessName}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">{counted(totalViews, 'view')}</span>
              <Badge tone={label === 'Very Low' ? 'bad' : 'warn'}>{label}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
