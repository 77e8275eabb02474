import { isContactChanged, type VendorProfile } from '@thela/contract/vendors/profile'
import type { ReactNode } from 'react'
import { fieldOf } from '../../ui/field-of.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

type Props = { form: ProfileFormState; vendor: VendorProfile; renameWarning: ReactNode }

export function ContactFields({ form, vendor, renameWarning }: Props) {
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
      <ContactPassword form={form} vendor={vendor} />
      <div className="sm:col-span-2">
        <TextField label="Address (optional)" autoComplete="street-address" {...fieldOf(form, 'address')} />
      </div>
    </div>
  )
}

/** Appears once another number or address stands in the form. */
function ContactPassword({ form, vendor }: Omit<Props, 'renameWarning'>) {
  const [phone, email] = form.watch(['phone', 'email'])
  const isNeeded = isContactChanged(vendor, { phone, email: email.trim() || null })

  return (
    <div className={isNeeded ? 'grid gap-3 rounded-md bg-sunken p-4 sm:col-span-2' : 'sr-only'}>
      <p role="status" className="text-ink-soft text-sm">
        {isNeeded &&
          'You sign in with your phone number, and we write to your email. To change them, please confirm that it is you.'}
      </p>
      {isNeeded && (
        <PasswordField
          label="Confirm with your password"
          required
          autoComplete="current-password"
          {...fieldOf(form, 'currentPassword')}
        />
      )}
    </div>
  )
}
