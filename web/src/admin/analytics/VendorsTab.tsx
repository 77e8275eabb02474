import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { vendorPageQuery } from '../vendor-figures/api.ts'
import { VendorPages } from '../vendor-figures/VendorPages.tsx'
import { analyticsKey, keptFresh } from './api.ts'
import type { AnalyticsPlace } from './search-params.ts'
import { vendorColumns } from './vendor-columns.tsx'

const VENDORS_A_PAGE = 20

export function VendorsTab({ place }: { place: AnalyticsPlace }) {
  const { page, asked, openPage, change } = place
  const query = useQuery({
    ...vendorPageQuery(analyticsKey, { ...asked, page, limit: VENDORS_A_PAGE }),
    ...keptFresh,
  })

  return (
    <Card flush>
      <VendorPages
        query={query}
        columns={vendorColumns((id) => change({ vendor: id, search: undefined }))}
        skeletonRows={8}
        empty={
          <EmptyState
            icon={<Store />}
            title="No vendors found"
            text={
              place.search ? 'Try another name, phone number or e-mail.' : 'They appear here when they join.'
            }
          />
        }
        page={page}
        pageSize={VENDORS_A_PAGE}
        onPageChange={openPage}
      />
    </Card>
  )
}
