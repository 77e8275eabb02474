import { Outlet } from '@tanstack/react-router'
import { Toaster } from '../ui/Toaster.tsx'
import { MaintenanceGate } from './MaintenanceGate.tsx'
import { usePageTitle } from './page-title.ts'
import { SkipLink } from './SkipLink.tsx'

export function RootPage() {
  usePageTitle()

  return (
    <>
      <SkipLink />
      <MaintenanceGate>
        <Outlet />
      </MaintenanceGate>
      <Toaster />
    </>
  )
}
