import type { TemplatePermission, TemplatePurchase } from '@thela/contract/templates/access'
import { formatDate } from '@thela/contract/values/dates'
import { formatRupees } from '@thela/contract/values/money'
import { KeyRound } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Pagination, PastLastPage } from '../../ui/table/Pagination.tsx'
import type { Column } from '../../ui/table/Table.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { SHOWN_AT_ONCE, useSettlePurchase } from './api.ts'

type Props = {
  /** Those of one page; nothing while they are loading. */
  permissions: TemplatePermission[] | undefined
  total: number
  page: number
  onPageChange: (page: number) => void
  onRevoke: (permission: TemplatePermission) => void
}

export function PermissionsTable({ permissions, total, page, onPageChange, onRevoke }: Props) {
  const paging = { total, pageSize: SHOWN_AT_ONCE, noun: 'permissions', onPageChange }
  const columns: Column<TemplatePermission>[] = [
    { key: 'template', header: 'Template', cell: ({ template }) => template.name },
    { key: 'vendor', header: 'Vendor', cell: ({ vendor }) => <VendorCell vendor={vendor} /> },
    { key: 'admin', header: 'Granted by', cell: ({ admin }) => admin?.name ?? 'N/A' },
    { key: 'granted', header: 'Granted at', cell: ({ grantedAt }) => formatDate(grantedAt) },
    {
      key: 'expires',
      header: 'Expires',
      cell: ({ expiresAt }) => (expiresAt ? formatDate(expiresAt) : 'Never'),
    },
    {
      key: 'revoke',
      header: 'Revoke',
      headerHidden: true,
      align: 'end',
      cell: (permission) => (
        <Button size="sm" variant="secondary" onClick={() => onRevoke(permission)}>
          Revoke
          <span className="sr-only">
            {' '}
            {permission.template.name} from {permission.vendor.businessName}
          </span>
        </Button>
      ),
    },
  ]

  return (
    <Card title="Active Permissions" flush>
      <Table
        label="Active Permissions"
        columns={columns}
        rows={permissions ?? []}
        rowKey={({ id }) => id}
        loading={!permissions}
        onPhones="stack"
        empty={total > 0 ? <PastLastPage {...paging} /> : <NoPermissions />}
      />
      {total > SHOWN_AT_ONCE && permissions?.length !== 0 && <Pagination {...paging} page={page} />}
    </Card>
  )
}

const NoPermissions = () => (
  <EmptyState
    icon={<KeyRound />}
    title="No active permissions"
    text="Grant a vendor access with the form above."
  />
)

function VendorCell({ vendor }: Pick<TemplatePermission, 'vendor'>) {
  return (
    <span className="grid">
      <span className="font-medium">{vendor.businessName}</span>
      <span className="text-ink-faint text-xs">
        {vendor.name}, {vendor.phone}
      </span>
    </span>
  )
}

/** Pending purchase requests; nothing is shown when there are none. */
export function PurchasesTable({ purchases }: { purchases: TemplatePurchase[] | undefined }) {
  const settle = useSettlePurchase()
  if (!purchases || purchases.length === 0) return null

  const columns: Column<TemplatePurchase>[] = [
    { key: 'template', header: 'Template', cell: ({ templateId }) => templateId },
    { key: 'vendor', header: 'Vendor', cell: ({ vendor }) => <VendorCell vendor={vendor} /> },
    {
      key: 'price',
      header: 'Price',
      align: 'end',
      cell: ({ price }) => (price === null ? 'By agreement' : formatRupees(price)),
    },
    { key: 'asked', header: 'Requested on', cell: ({ createdAt }) => formatDate(createdAt) },
    {
      key: 'settle',
      header: 'Settle',
      headerHidden: true,
      align: 'end',
      cell: ({ id, vendor }) => (
        <span className="inline-flex gap-2">
          <Button
            size="sm"
            disabled={settle.isPending}
            onClick={() => settle.mutate({ id, status: 'GRANTED', expiresAt: null })}
          >
            Grant<span className="sr-only"> the request of {vendor.businessName}</span>
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={settle.isPending}
            onClick={() => settle.mutate({ id, status: 'DECLINED', expiresAt: null })}
          >
            Decline<span className="sr-only"> the request of {vendor.businessName}</span>
          </Button>
        </span>
      ),
    },
  ]

  return (
    <Card
      title={`Purchase Requests (${purchases.length})`}
      description="Arrange the payment with the vendor, then grant the access here."
      flush
    >
      <Table
        label="Purchase Requests"
        columns={columns}
        rows={purchases}
        rowKey={({ id }) => id}
        onPhones="stack"
      />
    </Card>
  )
}
