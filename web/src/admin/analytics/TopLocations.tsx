import type { VendorsSummary } from '@thela/contract/admin/vendors'
import { formatCount } from '@thela/contract/values/numbers'
import { Card } from '../../ui/Card.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { NoFigures } from '../vendor-figures/NoFigures.tsx'

type Location = VendorsSummary['topLocations'][number]

export function TopLocations({ locations }: { locations: readonly Location[] }) {
  return (
    <Card title="Top Locations" description="Where vendors are seen most, in the period." flush>
      <Table
        label="Top locations"
        columns={columns}
        rows={locations}
        rowKey={({ location }) => location}
        empty={<NoFigures text="No event data available" />}
        onPhones="stack"
      />
    </Card>
  )
}

const columns: readonly Column<Location>[] = [
  {
    key: 'location',
    header: 'Location',
    cell: ({ location }) => <span className="font-medium">{location}</span>,
  },
  { key: 'vendors', header: 'Vendors', align: 'end', cell: ({ vendors }) => formatCount(vendors) },
  { key: 'views', header: 'Views', align: 'end', cell: ({ views }) => formatCount(views) },
  { key: 'scans', header: 'QR Scans', align: 'end', cell: ({ qrScans }) => formatCount(qrScans) },
]
