import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { AdminExits } from './AdminExits.tsx'
import { AdminLinks } from './AdminLinks.tsx'

export function AdminSidebar() {
  const user = useSession()?.user

  return (
    <aside className="sticky top-0 hidden h-dvh flex-col gap-5 overflow-y-auto border-line border-r bg-surface p-4 lg:flex">
      <div className="flex items-center justify-between">
        <Link to="/admin" className="flex rounded-md">
          <Wordmark />
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
