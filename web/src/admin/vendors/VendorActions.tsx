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
import { Menu } from '../../ui/overlay/Menu.tsx'
import { useSetStatus } from './api.ts'
import type { OpenedVendorDialog, VendorDialogName } from './VendorDialogs.tsx'

type Props = { vendor: AdminVendor; onOpen: (opened: OpenedVendorDialog) => void }

export function VendorActions({ vendor, onOpen }: Props) {
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
      <VendorMenu vendor={vendor} onOpen={onOpen} />
    </div>
  )
}

/** Actions that need a confirmation; each opens a dialog. */
function VendorMenu({ vendor, onOpen }: Props) {
  const open = (dialog: VendorDialogName) => () => onOpen({ vendor, dialog })

  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={`More actions for ${vendor.businessName}`}
          icon={<EllipsisVertical aria-hidden />}
        />
      }
      entries={[
        { label: 'Reset Password', icon: <KeyRound aria-hidden />, onSelect: open('reset-password') },
        vendor.isBanned
          ? { label: 'Unban Vendor', icon: <CircleCheck aria-hidden />, onSelect: open('unban') }
          : { label: 'Ban Vendor', danger: true, icon: <Ban aria-hidden />, onSelect: open('ban') },
        'separator',
        { label: 'Delete Vendor', danger: true, icon: <Trash2 aria-hidden />, onSelect: open('delete') },
      ]}
    />
  )
}
