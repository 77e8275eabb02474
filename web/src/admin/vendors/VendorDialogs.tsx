import { zodResolver } from '@hookform/resolvers/zod'
import { type AdminVendor, BanInput, PasswordReset } from '@thela/contract/admin/vendors'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../api/failures/show-field-errors.ts'
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

export type VendorDialogName = keyof typeof dialogs
export type OpenedVendorDialog = { vendor: AdminVendor; dialog: VendorDialogName }

/** The dialog opened from the menu of more actions; the caller mounts it while it is open. */
export function VendorDialogs({ opened, onClose }: { opened: OpenedVendorDialog; onClose: () => void }) {
  const Dialog = dialogs[opened.dialog]
  return <Dialog vendor={opened.vendor} onClose={onClose} />
}

type DialogProps = { vendor: AdminVendor; onClose: () => void }

function ResetPasswordDialog({ vendor, onClose }: DialogProps) {
  const reset = useResetPassword()
  const { id, businessName } = vendor
  const form = useForm({ resolver: zodResolver(PasswordReset), defaultValues: { newPassword: '' } })

  const submit = form.handleSubmit(({ newPassword }) =>
    reset.mutate(
      { id, newPassword },
      { onSuccess: onClose, onError: (failure) => showFieldErrors(form, failure) },
    ),
  )

  return (
    <FormDialog
      title="Reset Password"
      description={
        <>
          The old password of <strong>{businessName}</strong> will stop working and all devices will be signed
          out. Please share the new password with the vendor yourself.
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
      title="Ban Vendor"
      description={
        <>
          <strong>{businessName}</strong> will be signed out and the menu will go offline immediately. You can
          remove the ban later.
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
        hint="Saved with the vendor and in the audit log."
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
      title="Unban Vendor"
      description={
        <>
          <strong>{businessName}</strong> will be able to sign in again, and the menu will be back online if
          the vendor is active.
          {banReason && ` Reason for the ban: ${banReason}`}
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
      title="Delete Vendor"
      description={
        <>
          <strong>{businessName}</strong> ({phone}) will be signed out and the menu will go offline
          immediately. The data will be erased after 30 days. This cannot be undone.
        </>
      }
      confirmLabel="Delete Vendor"
      busy={remove.isPending}
      busyLabel="Deleting..."
      onConfirm={() => remove.mutate({ id }, { onSuccess: onClose })}
    />
  )
}
