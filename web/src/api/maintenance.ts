import { useSyncExternalStore } from 'react'

// Raised by the first call that is refused for maintenance, lowered when the settings say it is over.
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
