import { Link, Outlet } from '@tanstack/react-router'
import { Globe, LogOut, Menu } from 'lucide-react'
import { useState } from 'react'
import { SiteName } from '../../api/SiteName.tsx'
import { useSession } from '../../api/session/session.ts'
import { useLogout } from '../../api/session/use-logout.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { ThemeToggle } from '../../ui/button/ThemeToggle.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import { AdminLinks } from './AdminLinks.tsx'

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

function AdminSidebar() {
  const user = useSession()?.user

  return (
    <aside className="sticky top-0 hidden h-dvh flex-col gap-5 overflow-y-auto border-line border-r bg-surface p-4 [scrollbar-width:thin] lg:flex">
      <div className="flex items-center justify-between">
        <Link to="/admin" className="flex rounded-md">
          <SiteName />
          <span className="sr-only">home</span>
        </Link>
        <ThemeToggle />
      </div>
      <AdminLinks />
      <div className="mt-auto grid gap-2 border-line border-t pt-4">
        <p className="truncate px-3 text-ink-soft text-sm" title={user?.email ?? undefined}>
          {user?.name}
        </p>
        <AdminExits />
      </div>
    </aside>
  )
}

/** The navigation on phones and small windows. */
function AdminTopBar() {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-line border-b bg-surface px-2 lg:hidden">
      <IconButton label="Open menu" icon={<Menu aria-hidden />} onClick={() => setIsOpen(true)} />
      <Link to="/admin" className="mr-auto flex rounded-md px-1">
        <SiteName />
        <span className="sr-only">home</span>
      </Link>
      <ThemeToggle />
      <Drawer open={isOpen} onOpenChange={setIsOpen} title="Administration" footer={<AdminExits />}>
        <AdminLinks onNavigate={() => setIsOpen(false)} />
      </Drawer>
    </header>
  )
}

/** The links that leave the admin area. */
function AdminExits() {
  const logout = useLogout()

  return (
    <>
      <Button variant="secondary" asChild>
        <Link to="/">
          <Globe aria-hidden />
          View Site
        </Link>
      </Button>
      <Button
        variant="ghost"
        icon={<LogOut aria-hidden />}
        busy={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Logout
      </Button>
    </>
  )
}
