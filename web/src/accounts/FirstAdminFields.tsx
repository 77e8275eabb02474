import type { UseFormReturn } from 'react-hook-form'
import { fieldOf } from '../ui/field-of.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'

type Form = Pick<
  UseFormReturn<{ token: string; name: string; email: string; password: string }>,
  'register' | 'formState'
>

export function FirstAdminFields({ form }: { form: Form }) {
  return (
    <>
      <TextField label="Full name" required autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField label="Email" required type="email" autoComplete="username" {...fieldOf(form, 'email')} />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint="12 characters or more. A few words that only you would put together are best."
        {...fieldOf(form, 'password')}
      />
    </>
  )
}
