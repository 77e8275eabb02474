import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { adminVendorsApi } from '@thela/contract/admin/vendors'
import { type ComponentProps, useState } from 'react'
import { call } from '../../api/call.ts'
import { Combobox } from '../../ui/combobox/Combobox.tsx'

const MAX_OPTIONS = 50

type Props = Omit<ComponentProps<typeof Combobox>, 'options' | 'onSearch' | 'emptyText'> & {
  /** The toast when the vendors cannot be loaded. */
  failure: string
}

/** Picks one vendor; the server searches by what is typed. */
export function VendorChooser({ failure, ...field }: Props) {
  const [search, setSearch] = useState('')
  const { data: vendors = [], isFetching } = useQuery(vendorChoicesQuery(search, failure))

  return (
    <Combobox
      {...field}
      options={vendors.map(({ id, businessName, phone }) => ({
        value: id,
        label: `${businessName} (${phone})`,
      }))}
      onSearch={setSearch}
      emptyText={isFetching ? 'Searching...' : 'No vendor found'}
    />
  )
}

export const vendorChoicesQuery = (search: string, fallback: string) =>
  queryOptions({
    queryKey: ['admin', 'vendor-choices', search],
    queryFn: async ({ signal }) => {
      const querystring = {
        search: search || undefined,
        limit: MAX_OPTIONS,
        sortBy: 'name',
        order: 'asc',
      } as const
      return (await call(adminVendorsApi.list, { querystring }, { signal })).vendors
    },
    placeholderData: keepPreviousData,
    retry: false,
    meta: { fallback },
  })
