import { queryOptions } from '@tanstack/react-query'
import { platformApi } from '@thela/contract/core/platform'
import { setPlatformTimeZone } from '@thela/contract/values/time-zone'
import { useSyncExternalStore } from 'react'
import { call } from './call.ts'

/** The platform's settings, and with them the zone in which dates are written; a screen works without them. */
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

// Set by the first call that is refused for maintenance, cleared when the settings say it is over.
let isRaised = false
const listeners = new Set<() => void>()

export function setMaintenance(next: boolean) {
  isRaised = next
  for (const listener of listeners) listener()
}

const readMaintenance = () => isRaised

export const useMaintenance = () => useSyncExternalStore(subscribe, readMaintenance, readMaintenance)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
