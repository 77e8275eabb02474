import type { UseFormReturn } from 'react-hook-form'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'

type Form = Pick<
  UseFormReturn<{ token: string; name: string; email: string; password: string }>,
  'register' | 'formState'
>

export function FirstAdminFields({ form }: { form: Form }) {
  const { errors } = form.formState

  return (
    <>
      <TextField
        label="Full name"
        required
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint="8 characters or more."
        error={errors.password?.message}
        {...form.register('password')}
      />
    </>
  )
}
