import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMaintenance } from '../api/maintenance.ts'
import { settingsQuery } from '../api/settings.ts'
import { MaintenancePage } from './MaintenancePage.tsx'

/** The site behind it stays as it is, only hidden: what someone was typing is there when the doors open again. */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const settings = useQuery(settingsQuery)
  const isAdminArea = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) })
  const isRefused = useMaintenance()
  const isClosed = !isAdminArea && (isRefused || settings.data?.maintenanceMode === true)

  return (
    <>
      {isClosed && <MaintenancePage onRetry={() => settings.refetch()} retrying={settings.isFetching} />}
      <div hidden={isClosed}>{children}</div>
    </>
  )
}
