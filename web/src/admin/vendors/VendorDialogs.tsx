import type { AdminVendor } from '@thela/contract/admin/vendors'
import { BanDialog } from './BanDialog.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx'
import { UnbanDialog } from './UnbanDialog.tsx'

const dialogs = {
  'reset-password': ResetPasswordDialog,
  ban: BanDialog,
  unban: UnbanDialog,
  delete: DeleteDialog,
}

export type Question = keyof typeof dialogs
export type AskedOf = { vendor: AdminVendor; question: Question }

/** The dialog that an action of the more-menu opens; the caller mounts it while something is asked. */
export function VendorDialogs({ asked, onClose }: { asked: AskedOf; onClose: () => void }) {
  const Dialog = dialogs[asked.question]
  return <Dialog vendor={asked.vendor} onClose={onClose} />
}
