import { zodResolver } from '@hookform/resolvers/zod'
import { type AdminVendor, PasswordReset } from '@thela/contract/admin/vendors'
import { useForm } from 'react-hook-form'
import { pointAtFaults } from '../../api/point-at-faults.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useResetPassword } from './api.ts'

type Props = { vendor: AdminVendor; onClose: () => void }

export function ResetPasswordDialog({ vendor, onClose }: Props) {
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
