import type { AdminVendor } from '@thela/contract/admin/vendors'
import { Ban, CircleCheck, EllipsisVertical, KeyRound, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { MenuSeparator } from '../../ui/MenuSeparator.tsx'
import type { AskedOf, Question } from './VendorDialogs.tsx'

type Props = { vendor: AdminVendor; onAsk: (asked: AskedOf) => void }

/** What cannot be undone by a second click; each opens a dialog first. */
export function VendorMenu({ vendor, onAsk }: Props) {
  const ask = (question: Question) => () => onAsk({ vendor, question })

  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={`More for ${vendor.businessName}`}
          icon={<EllipsisVertical aria-hidden />}
        />
      }
    >
      <MenuItem icon={<KeyRound aria-hidden />} onSelect={ask('reset-password')}>
        Reset Password
      </MenuItem>
      {vendor.isBanned ? (
        <MenuItem icon={<CircleCheck aria-hidden />} onSelect={ask('unban')}>
          Unban Vendor
        </MenuItem>
      ) : (
        <MenuItem danger icon={<Ban aria-hidden />} onSelect={ask('ban')}>
          Ban Vendor
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={ask('delete')}>
        Delete Vendor
      </MenuItem>
    </Menu>
  )
}
