import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/Button.tsx'

/** The way in for guests, the way back for those who are in already. */
export function AccountLinks() {
  const session = useSession()

  if (!session) {
    return (
      <>
        <Button variant="ghost" asChild>
          <Link to="/auth/login">Login</Link>
        </Button>
        <Button asChild>
          <Link to="/auth/register">Get Started</Link>
        </Button>
      </>
    )
  }
  return (
    <Button asChild>
      {session.isAdmin ? <Link to="/admin">Admin Panel</Link> : <Link to="/dashboard">Dashboard</Link>}
    </Button>
  )
}
