import { Link } from '@tanstack/react-router'
import { Globe, LogOut } from 'lucide-react'
import { useLogout } from '../../api/use-logout.ts'
import { Button } from '../../ui/Button.tsx'

/** The two ways out of the back office. */
export function AdminExits() {
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
