import { queryOptions } from '@tanstack/react-query'
import { platformApi } from '@thela/contract/platform'
import { call } from './call.ts'

/** The platform's settings; a screen that cannot get them goes on without. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await call(platformApi.readSettings, {})).settings,
  meta: { quiet: true },
})
