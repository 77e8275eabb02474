import type { UseQueryResult } from '@tanstack/react-query'
import type { AdminVendor } from '@thela/contract/admin/vendors'
import type { Pagination as Paging } from '@thela/contract/values/paging'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Pagination, PastLastPage } from '../../ui/table/Pagination.tsx'
import type { Column } from '../../ui/table/Table.tsx'
import { Table } from '../../ui/table/Table.tsx'

type Props = {
  query: UseQueryResult<{ vendors: AdminVendor[]; pagination: Paging }>
  columns: readonly Column<AdminVendor>[]
  skeletonRows?: number
  empty: ReactNode
  page: number
  pageSize: number
  onPageChange: (page: number) => void
}

/** Vendors with their figures, page by page. */
export function VendorPages({ query, columns, skeletonRows, empty, page, ...turning }: Props) {
  const rows = query.data?.vendors ?? []
  const paging = { ...turning, total: query.data?.pagination.total ?? 0, noun: 'vendors' }

  return (
    <>
      <Table
        label="Vendors"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={query.isPending}
        skeletonRows={skeletonRows}
        error={
          query.isLoadingError && <QueryFailure query={query} message="We could not load the vendors." />
        }
        empty={paging.total > 0 ? <PastLastPage {...paging} /> : empty}
        onPhones="stack"
      />
      {rows.length > 0 && (
        <div className="border-line border-t">
          <Pagination {...paging} page={page} />
        </div>
      )}
    </>
  )
}
