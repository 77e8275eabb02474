import { LogOut } from 'lucide-react'
import { useLogout } from '../../api/use-logout.ts'
import { Button } from '../../ui/Button.tsx'

export function LogoutButton() {
  const logout = useLogout()

  return (
    <Button
      variant="ghost"
      wide
      icon={<LogOut aria-hidden />}
      busy={logout.isPending}
      onClick={() => logout.mutate()}
    >
      Logout
    </Button>
  )
}
