import type { AdminVendor } from '@thela/contract/admin/vendors'
import { menuPath } from '@thela/contract/values/slug'
import { ExternalLink, Power, PowerOff } from 'lucide-react'
import { buttonClasses } from '../../ui/button-classes.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useSetStatus } from './api.ts'
import type { AskedOf } from './VendorDialogs.tsx'
import { VendorMenu } from './VendorMenu.tsx'

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
