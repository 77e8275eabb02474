import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@thela/contract/values/numbers'
import { useState } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { vendorsQuery } from './api.ts'
import { type OpenedVendorDialog, VendorDialogs } from './VendorDialogs.tsx'
import { useVendorsParams, VendorsFilters } from './VendorsFilters.tsx'
import { VendorsTable } from './VendorsTable.tsx'

export function VendorsPage() {
  const params = useVendorsParams()
  const vendors = useQuery(vendorsQuery(params.filter))
  const [opened, setOpened] = useState<OpenedVendorDialog>()
  const total = vendors.data?.pagination.total

  return (
    <div className="grid gap-5">
      <PageHeader title="Vendors" description="All vendors on the platform, newest first." />
      <VendorsFilters params={params} />
      <Card title={total === undefined ? 'Vendors' : `Vendors (${formatCount(total)})`} flush>
        <VendorsTable query={vendors} params={params} onOpen={setOpened} />
        {total !== undefined && total > params.pageSize && vendors.data?.vendors.length !== 0 && (
          <Pagination
            page={params.page}
            pageSize={params.pageSize}
            total={total}
            noun="vendors"
            onPageChange={params.goTo}
          />
        )}
      </Card>
      {opened && <VendorDialogs opened={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}
