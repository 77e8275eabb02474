import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '../../ui/Drawer.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { AdminExits } from './AdminExits.tsx'
import { AdminLinks } from './AdminLinks.tsx'

/** The navigation on phones and small windows. */
export function AdminTopBar() {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-1 border-line border-b bg-surface px-2 lg:hidden">
      <IconButton label="Open menu" icon={<Menu aria-hidden />} onClick={() => setIsOpen(true)} />
      <Link to="/admin" className="mr-auto flex rounded-md px-1">
        <Wordmark />
        <span className="sr-only">home</span>
      </Link>
      <ThemeToggle />
      <Drawer open={isOpen} onOpenChange={setIsOpen} title="Administration" footer={<AdminExits />}>
        <AdminLinks onNavigate={() => setIsOpen(false)} />
      </Drawer>
    </header>
  )
}
