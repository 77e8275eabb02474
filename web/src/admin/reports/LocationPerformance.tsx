import type { VendorsSummary } from '@thela/contract/admin/vendors'
import { Card } from '../../ui/Card.tsx'
import { counted } from '../tables/counted.ts'
import { NoFigures } from '../vendor-figures/NoFigures.tsx'

const SHOWN_LOCATIONS = 3

type Props = { locations: VendorsSummary['topLocations'] }

export function LocationPerformance({ locations }: Props) {
  const seen = locations.filter(({ views }) => views > 0).slice(0, SHOWN_LOCATIONS)

  return (
    <Card title="Location Performance" description="The places with the most views in the last 30 days.">
      {seen.length === 0 ? (
        <NoFigures text="No Analytics Data" />
      ) : (
        <ol>
          {seen.map(({ location, vendors, views, qrScans }) => (
            <li key={location} className="border-line border-b py-2 text-sm last:border-b-0">
              <p className="font-medium">{location}</p>
              <p className="text-ink-soft text-xs tabular-nums">
                {counted(vendors, 'vendor')} · {counted(views, 'view')} · {counted(qrScans, 'QR scan')}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
