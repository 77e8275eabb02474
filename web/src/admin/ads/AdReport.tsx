import { useQuery } from '@tanstack/react-query'
import type { AdReport as Report } from '@thela/contract/ads/ads'
import { formatDate } from '@thela/contract/values/dates'
import { formatPercent, formatRupees } from '@thela/contract/values/money'
import { formatCount } from '@thela/contract/values/numbers'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import type { Column } from '../../ui/table/Table.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { adReportQuery } from './api.ts'

/** The ad's counted results, by day and by place. */
export function AdReport({ id }: { id: string }) {
  const query = useQuery(adReportQuery(id))
  if (query.isPending) return <Skeleton height="8rem" />
  if (!query.data) return <QueryFailure query={query} message="We could not load the report." />

  const { report } = query.data
  const days = report.days.map((day) => ({ ...day, name: formatDate(day.date) }))
  const places = report.places.map((place) => ({ ...place, name: place.place }))

  return (
    <section aria-label="Report" className="grid gap-4">
      <p className="text-ink-soft text-sm">
        {formatCount(report.verifiedImpressions)} of {formatCount(report.impressions)} impressions were
        verified, {formatRupees(report.spend)} spent
        {report.overCap > 0 && `, ${formatCount(report.overCap)} over the cap and not billed`}
        {report.unbilled > 0 && `, ${formatCount(report.unbilled)} repeated or suspicious and not billed`}.
      </p>
      <ReportTable label="By day" first="Day" rows={days} />
      <ReportTable label="By place" first="Place" rows={places} />
    </section>
  )
}

type Row = Omit<Report, 'days' | 'places'> & { name: string }

function ReportTable({ label, first, rows }: { label: string; first: string; rows: Row[] }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="font-semibold text-sm">{label}</h3>
      <div className="max-h-72 overflow-y-auto rounded-md border border-line">
        <Table
          label={label}
          columns={columnsOf(first)}
          rows={rows}
          rowKey={({ name }) => name}
          empty={<p className="p-4 text-ink-soft text-sm">No impressions yet.</p>}
        />
      </div>
    </div>
  )
}

const columnsOf = (first: string): Column<Row>[] => [
  { key: 'name', header: first, cell: ({ name }) => name },
  { key: 'impressions', header: 'Impressions', align: 'end', cell: (row) => formatCount(row.impressions) },
  { key: 'verified', header: 'Verified', align: 'end', cell: (row) => formatCount(row.verifiedImpressions) },
  {
    key: 'unbilled',
    header: 'Not billed',
    align: 'end',
    cell: (row) => formatCount(row.overCap + row.unbilled),
  },
  { key: 'clicks', header: 'Clicks', align: 'end', cell: (row) => formatCount(row.clicks) },
  { key: 'ctr', header: 'CTR', align: 'end', cell: (row) => formatPercent(row.ctr) },
  { key: 'spend', header: 'Spend', align: 'end', cell: (row) => formatRupees(row.spend) },
]
