import { zodResolver } from '@hookform/resolvers/zod'
import { type AdminVendor, BanInput, PasswordReset } from '@thela/contract/admin/vendors'
import { useForm } from 'react-hook-form'
import { pointAtFaults } from '../../api/failures/point-at-faults.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useBan, useDelete, useResetPassword, useUnban } from './api.ts'

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

type DialogProps = { vendor: AdminVendor; onClose: () => void }

function ResetPasswordDialog({ vendor, onClose }: DialogProps) {
  const reset = useResetPassword()
  const { id, businessName } = vendor
  const form = useForm({ resolver: zodResolver(PasswordReset), defaultValues: { newPassword: '' } })

  const submit = form.handleSubmit(({ newPassword }) =>
    reset.mutate(
      { id, newPassword },
      { onSuccess: onClose, onError: (failure) => pointAtFaults(form, failure) },
    ),
  )

  return (
    <FormDialog
      title={`Reset the password of "${businessName}"?`}
      description={
        <>
          The old password of <strong>{businessName}</strong> stops working and every device is signed out.
          Tell the vendor the new one yourself.
        </>
      }
      submitLabel="Reset Password"
      busy={reset.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        label="New password"
        required
        autoFocus
        autoComplete="new-password"
        hint="At least 8 characters."
        error={form.formState.errors.newPassword?.message}
        {...form.register('newPassword')}
      />
    </FormDialog>
  )
}

function BanDialog({ vendor, onClose }: DialogProps) {
  const ban = useBan()
  const { id, businessName } = vendor
  const form = useForm({ resolver: zodResolver(BanInput), defaultValues: { isBanned: true, reason: '' } })

  const submit = form.handleSubmit(({ reason }) =>
    ban.mutate({ id, reason: reason ?? '' }, { onSuccess: onClose }),
  )

  return (
    <FormDialog
      title={`Ban "${businessName}"?`}
      description={
        <>
          <strong>{businessName}</strong> is signed out and the menu goes offline at once. You can lift the
          ban later.
        </>
      }
      submitLabel="Ban Vendor"
      tone="danger"
      busy={ban.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="Reason"
        required
        autoFocus
        rows={3}
        hint="It stays with the vendor and in the audit log."
        error={form.formState.errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  )
}

function UnbanDialog({ vendor, onClose }: DialogProps) {
  const unban = useUnban()
  const { id, businessName, banReason } = vendor

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={`Unban "${businessName}"?`}
      description={
        <>
          <strong>{businessName}</strong> can sign in again, and the menu is back online if it is active.
          {banReason && ` The ban was for: ${banReason}`}
        </>
      }
      confirmLabel="Unban Vendor"
      busy={unban.isPending}
      onConfirm={() => unban.mutate({ id }, { onSuccess: onClose })}
    />
  )
}

function DeleteDialog({ vendor, onClose }: DialogProps) {
  const remove = useDelete()
  const { id, businessName, phone } = vendor

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete "${businessName}"?`}
      description={
        <>
          <strong>{businessName}</strong> ({phone}) is signed out and the menu goes offline at once. The data
          is erased after 30 days. This cannot be undone.
        </>
      }
      confirmLabel="Delete Vendor"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate({ id }, { onSuccess: onClose })}
    />
  )
}
