import { formatDate } from '@thela/contract/dates'
import type { TemplatePermission } from '@thela/contract/template-access'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Column } from '../../ui/table-column.ts'

type Props = {
  permissions: TemplatePermission[] | undefined
  onRevoke: (permission: TemplatePermission) => void
}

const PAGE_SIZE = 50

export function PermissionsTable({ permissions, onRevoke }: Props) {
  const total = permissions?.length ?? 0
  const [turnedTo, setTurnedTo] = useState(1)
  // Revoking may empty the last page.
  const page = Math.min(turnedTo, Math.max(1, Math.ceil(total / PAGE_SIZE)))

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
        rows={permissions?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? []}
        rowKey={({ id }) => id}
        loading={!permissions}
        onPhones="stack"
        empty={
          <EmptyState
            icon={<KeyRound />}
            title="No active permissions"
            text="Grant a vendor access with the form above."
          />
        }
      />
      {total > PAGE_SIZE && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={total}
          noun="permissions"
          onPageChange={setTurnedTo}
        />
      )}
    </Card>
  )
}

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
