import { paginate } from '@thela/contract/values/paging'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VendorPages } from './VendorPages.tsx'

test('a page past the last links back, and only an empty list says that no vendors were found [AAN-19]', () => {
  const show = (total: number) => {
    const data = { vendors: [], pagination: paginate({ page: 9, limit: 20 }, total) }
    const query = { data, isPending: false, isLoadingError: false } as never
    return renderToString(
      <VendorPages
        query={query}
        columns={[]}
        empty="No vendors found"
        page={9}
        pageSize={20}
        onPageChange={() => {}}
      />,
    )
  }

  expect(show(120)).toContain('Go to the last page')
  expect(show(120)).not.toContain('No vendors found')
  expect(show(0)).toContain('No vendors found')
})
