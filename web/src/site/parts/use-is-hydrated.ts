import { useSyncExternalStore } from 'react'

const nothingChanges = () => () => {}

/** False in the page as it was rendered at build time, true as soon as its buttons work. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  )
