import type { AdminVendor } from '@thela/contract/admin/vendors'
import { Card } from '../../ui/Card.tsx'
import { BarChart } from '../../ui/charts/BarChart.tsx'
import { NoFigures } from './NoFigures.tsx'

type Props = { vendors: readonly AdminVendor[]; description: string; emptyText: string }

const series = [{ label: 'Views' }, { label: 'QR Scans' }]

/** Those who were seen, the most seen first. */
export function VendorComparison({ vendors, description, emptyText }: Props) {
  const seen = vendors.filter(({ totalViews = 0 }) => totalViews > 0)

  return (
    <Card title="Vendor Performance Comparison" description={description}>
      {seen.length === 0 ? (
        <NoFigures text={emptyText} />
      ) : (
        <BarChart
          bars="lying"
          label="Vendor performance comparison, top 10"
          pointLabel="Vendor"
          series={series}
          points={seen.map(({ businessName, totalViews = 0, qrScans = 0 }) => ({
            name: businessName,
            values: [totalViews, qrScans],
          }))}
        />
      )}
    </Card>
  )
}
