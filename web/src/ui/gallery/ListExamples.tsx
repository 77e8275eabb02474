import { formatCount } from '@thela/contract/values/numbers'
import { Pencil, Plus, UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Badge } from '../feedback/Badge.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorPanel } from '../feedback/ErrorPanel.tsx'
import { Card } from '../layout/Card.tsx'
import { Pagination } from '../table/Pagination.tsx'
import type { Column } from '../table/Table.tsx'
import { Table } from '../table/Table.tsx'
import { Section } from './Section.tsx'

type Vendor = { id: string; name: string; city: string; views: number; isActive: boolean }

const vendors: Vendor[] = [
  { id: '1', name: 'Sharma Chaat Corner', city: 'Ahmedabad', views: 12840, isActive: true },
  { id: '2', name: 'શ્રીજી ખમણ હાઉસ', city: 'Surat', views: 9312, isActive: true },
  { id: '3', name: 'Anna’s Dosa and Filter Coffee', city: 'Chennai', views: 421, isActive: false },
]

const columns: Column<Vendor>[] = [
  {
    key: 'name',
    header: 'Business',
    cell: (vendor) => <strong className="font-semibold">{vendor.name}</strong>,
  },
  { key: 'city', header: 'City', cell: (vendor) => vendor.city },
  {
    key: 'views',
    header: 'Menu views',
    cell: (vendor) => <span className="tabular-nums">{formatCount(vendor.views)}</span>,
    align: 'end',
  },
  { key: 'joined', header: 'Joined', cell: () => 'Nov 12, 2026' },
  {
    key: 'state',
    header: 'Status',
    cell: (vendor) => (
      <Badge dot tone={vendor.isActive ? 'good' : 'bad'}>
        {vendor.isActive ? 'Active' : 'Banned'}
      </Badge>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: (vendor) => <IconButton size="sm" label={`Edit ${vendor.name}`} icon={<Pencil aria-hidden />} />,
  },
]

const list = { label: 'Vendors', columns, rowKey: (vendor: Vendor) => vendor.id }

export function ListExamples() {
  const [page, setPage] = useState(2)
  const [pageSize, setPageSize] = useState(20)

  return (
    <Section title="Lists">
      <Card
        title="Vendors"
        description="Everyone who has a menu."
        actions={<Button size="sm">Export</Button>}
        flush
      >
        <Table {...list} rows={vendors} />
        <Pagination
          page={page}
          pageSize={pageSize}
          total={134}
          noun="ads"
          onPageChange={setPage}
          pageSizes={[20, 50, 100, 200]}
          onPageSizeChange={setPageSize}
        />
      </Card>
      <div className="grid gap-4 xl:grid-cols-2">
        <Card title="Stacked on phones" flush>
          <Table {...list} label="Stacked vendors" rows={vendors.slice(0, 2)} onPhones="stack" />
        </Card>
        <Card title="Loading" flush>
          <Table {...list} label="Loading vendors" rows={[]} loading skeletonRows={3} />
        </Card>
        <Card title="Items" flush>
          <Table {...list} rows={[]} empty={<NoItems />} />
        </Card>
        <Card title="Items" flush>
          <Table
            {...list}
            rows={[]}
            error={<ErrorPanel message="We could not load your items." onRetry={() => {}} />}
          />
        </Card>
      </div>
    </Section>
  )
}

function NoItems() {
  return (
    <EmptyState
      icon={<UtensilsCrossed />}
      title="No items yet"
      text="Items are the dishes your customers see. Add the first one and your menu is live."
      action={<Button icon={<Plus aria-hidden />}>Add item</Button>}
    />
  )
}
