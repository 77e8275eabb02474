import { QueryClientProvider } from '@tanstack/react-query'
import { paginate } from '@thela/contract/values/paging'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { PlaceList } from './PlaceList.tsx'

test('when more places cannot be loaded, the list stays and shows an error and a retry button', () => {
  const page = { data: [{ id: 'c1', name: 'India' }], pagination: paginate({ page: 1, limit: 200 }, 201) }
  const queryKey = ['admin', 'locations', 'country', '']
  queryClient.setQueryData(queryKey, { pages: [page], pageParams: [1] })
  const query = queryClient.getQueryCache().find({ queryKey })
  query?.setState({
    status: 'error',
    error: new Error('no answer'),
    fetchMeta: { fetchMore: { direction: 'forward' } },
  })

  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <PlaceList level="country" onOpen={() => {}} />
    </QueryClientProvider>,
  )

  expect(html).toContain('India')
  expect(html).toContain('We could not load more countries.')
  expect(html).toContain('Show more')
})
