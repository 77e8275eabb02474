import { Outlet } from '@tanstack/react-router'
import { AdminSidebar } from './AdminSidebar.tsx'
import { AdminTopBar } from './AdminTopBar.tsx'

export function AdminLayout() {
  return (
    <div className="min-h-dvh bg-canvas text-ink lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <AdminSidebar />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <AdminTopBar />
        <main id="main" tabIndex={-1} className="w-full min-w-0 flex-1 pb-10 outline-none">
          <div className="w-full px-4 py-5 lg:px-8 lg:pt-10 lg:pb-7">
            <Outlet />
          </div>
        </main>
      </div>
    </div>
  )
}
