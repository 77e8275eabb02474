import { zodResolver } from '@hookform/resolvers/zod'
import { NewAdmin } from '@thela/contract/identity/accounts'
import { useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '../../api/failures/show-field-errors.ts'
import { adminPasswordAdvice } from '../../password/password-strength.ts'
import { fieldOf } from '../../ui/form/field-of.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useAddAdmin } from './api.ts'

export function AddAdminDialog({ onClose }: { onClose: () => void }) {
  const add = useAddAdmin()
  const form = useForm({
    resolver: zodResolver(NewAdmin),
    defaultValues: { name: '', email: '', password: '' },
  })
  const password = useWatch({ control: form.control, name: 'password' })

  const submit = form.handleSubmit((admin) =>
    add.mutate(admin, {
      onSuccess: onClose,
      onError: (failure) => showFieldErrors(form, failure, { admin_email_taken: 'email' }),
    }),
  )

  return (
    <FormDialog
      title="Add Administrator"
      description="They sign in with this email and password. Tell them the password yourself; they can change it under Settings."
      submitLabel="Add Administrator"
      busy={add.isPending}
      busyLabel="Adding..."
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Full name" required autoFocus autoComplete="off" {...fieldOf(form, 'name')} />
      <TextField label="Email" required type="email" autoComplete="off" {...fieldOf(form, 'email')} />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint={adminPasswordAdvice(password)}
        {...fieldOf(form, 'password')}
      />
    </FormDialog>
  )
}
