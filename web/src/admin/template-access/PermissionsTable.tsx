import type { TemplatePermission } from '@thela/contract/templates/access'
import { formatDate } from '@thela/contract/values/dates'
import { KeyRound } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastLastPage } from '../../ui/PastLastPage.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { SHOWN_AT_ONCE } from './api.ts'

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

export function VendorCell({ vendor }: Pick<TemplatePermission, 'vendor'>) {
  return (
    <span className="grid">
      <span className="font-medium">{vendor.businessName}</span>
      <span className="text-ink-faint text-xs">
        {vendor.name}, {vendor.phone}
      </span>
    </span>
  )
}
