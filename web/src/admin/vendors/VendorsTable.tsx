import type { UseQueryResult } from '@tanstack/react-query'
import type { AdminVendor } from '@thela/contract/admin/vendors'
import { formatDate } from '@thela/contract/values/dates'
import { Store } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { PastLastPage } from '../../ui/table/Pagination.tsx'
import type { Column } from '../../ui/table/Table.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { pluralize } from '../tables/pluralize.ts'
import { TwoLineCell } from '../tables/TwoLineCell.tsx'
import { StatusBadge } from '../vendor-figures/StatusBadge.tsx'
import { useSetAds } from './api.ts'
import { VendorActions } from './VendorActions.tsx'
import type { OpenedVendorDialog } from './VendorDialogs.tsx'
import type { useVendorsParams } from './VendorsFilters.tsx'

type Props = {
  query: UseQueryResult<{ vendors: AdminVendor[]; pagination: { total: number } }>
  params: ReturnType<typeof useVendorsParams>
  onOpen: (opened: OpenedVendorDialog) => void
}

export function VendorsTable({ query, params, onOpen }: Props) {
  const total = query.data?.pagination.total ?? 0

  return (
    <Table
      label="Vendors"
      columns={vendorColumns(onOpen)}
      rows={query.data?.vendors ?? []}
      rowKey={(vendor) => vendor.id}
      onPhones="stack"
      loading={query.isPending}
      skeletonRows={10}
      error={query.isLoadingError && <QueryFailure query={query} message="We could not load the vendors." />}
      empty={
        total > 0 ? (
          <PastLastPage total={total} pageSize={params.pageSize} noun="vendors" onPageChange={params.goTo} />
        ) : (
          <NoVendors isFiltered={params.isFiltered} onClear={params.clear} />
        )
      }
    />
  )
}

function NoVendors({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<Store />}
      title="No vendors found"
      text={
        isFiltered
          ? 'No vendors match your search and filters.'
          : 'Vendors appear here as soon as they register.'
      }
      action={
        isFiltered && (
          <Button variant="secondary" onClick={onClear}>
            Show all vendors
          </Button>
        )
      }
    />
  )
}

const vendorColumns = (onOpen: (opened: OpenedVendorDialog) => void): Column<AdminVendor>[] => [
  {
    key: 'vendor',
    header: 'Vendor',
    cell: ({ businessName, name }) => <TwoLineCell main={businessName} more={name} />,
  },
  {
    key: 'contact',
    header: 'Contact',
    cell: ({ phone, email }) => <TwoLineCell main={phone} more={email} />,
  },
  {
    key: 'location',
    header: 'Location',
    width: '11rem',
    cell: ({ area, city, state, country }) => (
      <TwoLineCell main={listed(area, city)} more={listed(state, country)} />
    ),
  },
  {
    key: 'stats',
    header: 'Menu Stats',
    width: '7rem',
    cell: ({ _count }) => (
      <TwoLineCell
        main={pluralize(_count.menuItems, 'item')}
        more={pluralize(_count.categories, 'category', 'categories')}
      />
    ),
  },
  { key: 'status', header: 'Status', cell: (vendor) => <VendorStatus vendor={vendor} /> },
  { key: 'ads', header: 'Ads Status', cell: (vendor) => <AdsSwitch vendor={vendor} /> },
  {
    key: 'joined',
    header: 'Joined',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (vendor) => <VendorActions vendor={vendor} onOpen={onOpen} />,
  },
]

const listed = (...names: string[]) => names.filter((name) => name !== '').join(', ')

/** With the reason for a ban as a tooltip and for screen readers. */
function VendorStatus({ vendor }: { vendor: AdminVendor }) {
  const reason = vendor.isBanned ? vendor.banReason : null

  return (
    <span title={reason ?? undefined}>
      <StatusBadge vendor={vendor} />
      {reason && <span className="sr-only">: {reason}</span>}
    </span>
  )
}

/** Ads on the menu are the plan: with them Starter, without them Professional (DEC-204). */
function AdsSwitch({ vendor }: { vendor: AdminVendor }) {
  const setAds = useSetAds()
  const { id, businessName, showAds } = vendor
  const isOn = setAds.isPending ? setAds.variables.showAds : showAds

  return (
    <div className="flex items-center gap-2 max-md:flex-row-reverse">
      <Switch
        label={`Ads on the menu of ${businessName}`}
        labelHidden
        checked={isOn}
        busy={setAds.isPending}
        onChange={(next) => setAds.mutate({ id, showAds: next })}
      />
      <span className="text-ink-soft text-xs">{isOn ? 'Enabled' : 'Disabled'}</span>
    </div>
  )
}
