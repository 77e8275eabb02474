import type { ReactNode } from 'react'
import { fieldOf } from '../../ui/field-of.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

type Props = { form: ProfileFormState; renameWarning: ReactNode }

export function ContactFields({ form, renameWarning }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Full name" required autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField
        label="Business name"
        required
        autoComplete="organization"
        {...fieldOf(form, 'businessName')}
      />
      {renameWarning}
      <TextField
        label="Phone number"
        required
        type="tel"
        autoComplete="tel"
        hint="You sign in with it, and customers call it."
        {...fieldOf(form, 'phone')}
      />
      <TextField label="Email (optional)" type="email" autoComplete="email" {...fieldOf(form, 'email')} />
      <div className="sm:col-span-2">
        <TextField label="Address (optional)" autoComplete="street-address" {...fieldOf(form, 'address')} />
      </div>
    </div>
  )
}
