import { queryOptions } from '@tanstack/react-query'
import { platformApi } from '@thela/contract/core/platform'
import { setPlatformTimeZone } from '@thela/contract/values/time-zone'
import { call } from './call.ts'
import { setMaintenance } from './maintenance.ts'

/** The platform's settings, and with them the zone in which dates are written; a screen that cannot get them goes on without. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => {
    const { settings, timeZone } = await call(platformApi.readSettings, {})
    setPlatformTimeZone(timeZone)
    if (!settings.maintenanceMode) setMaintenance(false)
    return settings
  },
  meta: { quiet: true },
})
