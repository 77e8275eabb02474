import type { ReactNode } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

type Props = { form: ProfileFormState; renameWarning: ReactNode }

export function ContactFields({ form, renameWarning }: Props) {
  const { errors } = form.formState

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Full name"
        required
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Business name"
        required
        autoComplete="organization"
        error={errors.businessName?.message}
        {...form.register('businessName')}
      />
      {renameWarning}
      <TextField
        label="Phone number"
        required
        type="tel"
        autoComplete="tel"
        hint="You sign in with it, and customers call it."
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextField
        label="Email (optional)"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className="sm:col-span-2">
        <TextField
          label="Address (optional)"
          autoComplete="street-address"
          error={errors.address?.message}
          {...form.register('address')}
        />
      </div>
    </div>
  )
}
