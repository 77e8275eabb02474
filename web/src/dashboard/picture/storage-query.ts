import { queryOptions } from '@tanstack/react-query'
import { uploadsApi } from '@thela/contract/core/uploads'
import { call } from '../../api/call.ts'

/** How much of the picture storage is used; asked for again after every upload. */
export const storageQuery = queryOptions({
  queryKey: ['picture-storage'],
  queryFn: async ({ signal }) => (await call(uploadsApi.readStorage, {}, { signal })).storage,
  staleTime: 0,
  meta: { quiet: true },
})
