import type { UseQueryResult } from '@tanstack/react-query'
import type { AdminVendor } from '@thela/contract/admin/vendors'
import type { Pagination as Paging } from '@thela/contract/values/paging'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Pagination, PastLastPage } from '../../ui/table/Pagination.tsx'
import type { Column } from '../../ui/table/Table.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { isInParts } from './counting.ts'
import { reasonOf } from './reason-of.ts'

type Props = {
  query: UseQueryResult<{ vendors: AdminVendor[]; pagination: Paging; isCounting?: true }>
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
      {isInParts(query.data) && (
        <p role="status" className="border-line border-b px-4 py-3 text-ink-soft text-sm md:px-5">
          The visits of the past days are being counted, which can take some minutes. Until then the newest
          vendors come first.
        </p>
      )}
      <Table
        label="Vendors"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={query.isPending}
        skeletonRows={skeletonRows}
        error={
          query.isLoadingError && (
            <QueryFailure query={query} message={reasonOf(query, 'We could not load the vendors.')} />
          )
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
