import { Outlet } from '@tanstack/react-router'
import { Toaster } from '../ui/Toaster.tsx'
import { useFocusOnNewPage } from './focus-on-new-page.ts'
import { MaintenanceGate } from './MaintenanceGate.tsx'
import { usePageTitle } from './page-title.ts'
import { SkipLink } from './SkipLink.tsx'

export function RootPage() {
  usePageTitle()
  useFocusOnNewPage()

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
