import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Drawer } from '../../ui/Drawer.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useVendor } from '../use-vendor.ts'
import { LogoutButton } from './LogoutButton.tsx'
import { VendorLinks } from './VendorLinks.tsx'

/** The navigation on phones. */
export function VendorDrawer() {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <IconButton label="Open menu" icon={<Menu aria-hidden />} onClick={() => setIsOpen(true)} />
      <Drawer
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Menu"
        header={<WhoIsHere />}
        footer={<LogoutButton />}
      >
        <VendorLinks onNavigate={() => setIsOpen(false)} />
      </Drawer>
    </>
  )
}

function WhoIsHere() {
  const { name, email, phone } = useVendor()

  return (
    <div className="py-1">
      <p className="truncate font-semibold text-ink">{name}</p>
      <p className="truncate text-ink-soft text-sm">{email ?? phone}</p>
    </div>
  )
}
