import type { AdminVendor } from '@thela/contract/admin/vendors'
import { menuPath } from '@thela/contract/values/slug'
import {
  Ban,
  CircleCheck,
  EllipsisVertical,
  ExternalLink,
  KeyRound,
  Power,
  PowerOff,
  Trash2,
} from 'lucide-react'
import { buttonClasses } from '../../ui/button/button-classes.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlay/Menu.tsx'
import { useSetStatus } from './api.ts'
import type { AskedOf, Question } from './VendorDialogs.tsx'

type Props = { vendor: AdminVendor; onAsk: (asked: AskedOf) => void }

export function VendorActions({ vendor, onAsk }: Props) {
  const setStatus = useSetStatus()
  const { id, businessName, isActive } = vendor
  const open = `Open the menu of ${businessName}`

  return (
    <div className="flex justify-end gap-0.5">
      <a
        href={menuPath(vendor)}
        target="_blank"
        rel="noreferrer"
        title={open}
        className={classNames(buttonClasses({ variant: 'ghost', size: 'sm' }), 'w-control-sm px-0!')}
      >
        <ExternalLink aria-hidden />
        <span className="sr-only">{open}</span>
      </a>
      <IconButton
        size="sm"
        label={`${isActive ? 'Deactivate' : 'Activate'} ${businessName}`}
        icon={isActive ? <PowerOff aria-hidden /> : <Power aria-hidden />}
        busy={setStatus.isPending}
        onClick={() => setStatus.mutate({ id, isActive: !isActive })}
      />
      <VendorMenu vendor={vendor} onAsk={onAsk} />
    </div>
  )
}

/** What cannot be undone by a second click; each opens a dialog first. */
function VendorMenu({ vendor, onAsk }: Props) {
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
