import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@thela/contract/values/numbers'
import { useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { vendorsQuery } from './api.ts'
import { useVendorsFilter } from './use-vendors-filter.ts'
import { type AskedOf, VendorDialogs } from './VendorDialogs.tsx'
import { VendorsFilters } from './VendorsFilters.tsx'
import { VendorsTable } from './VendorsTable.tsx'

export function VendorsPage() {
  const address = useVendorsFilter()
  const vendors = useQuery(vendorsQuery(address.filter))
  const [asked, setAsked] = useState<AskedOf>()
  const total = vendors.data?.pagination.total

  return (
    <div className="grid gap-5">
      <PageHeader title="Vendors" description="Everyone who has a menu on the platform, newest first." />
      <VendorsFilters address={address} />
      <Card title={total === undefined ? 'Vendors' : `Vendors (${formatCount(total)})`} flush>
        <VendorsTable query={vendors} address={address} onAsk={setAsked} />
        {total !== undefined && total > address.pageSize && vendors.data?.vendors.length !== 0 && (
          <Pagination
            page={address.page}
            pageSize={address.pageSize}
            total={total}
            noun="vendors"
            onPageChange={address.goTo}
          />
        )}
      </Card>
      {asked && <VendorDialogs asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
