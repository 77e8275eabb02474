import type { TemplatePurchase } from '@thela/contract/templates/access'
import { formatDate } from '@thela/contract/values/dates'
import { formatRupees } from '@thela/contract/values/money'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Table } from '../../ui/Table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { useSettlePurchase } from './api.ts'
import { VendorCell } from './PermissionsTable.tsx'

/** What vendors have asked for; nothing is shown while nobody asks. */
export function PurchasesTable({ purchases }: { purchases: TemplatePurchase[] | undefined }) {
  const settle = useSettlePurchase()
  if (!purchases || purchases.length === 0) return null

  const columns: Column<TemplatePurchase>[] = [
    { key: 'template', header: 'Template', cell: ({ templateId }) => templateId },
    { key: 'vendor', header: 'Vendor', cell: ({ vendor }) => <VendorCell vendor={vendor} /> },
    { key: 'price', header: 'Price', align: 'end', cell: ({ price }) => formatRupees(price) },
    { key: 'asked', header: 'Asked on', cell: ({ createdAt }) => formatDate(createdAt) },
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
