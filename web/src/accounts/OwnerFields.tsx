import type { UseFormReturn } from 'react-hook-form'
import { fieldOf } from '../ui/field-of.ts'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { FormSection } from './FormSection.tsx'
import type { RegistrationInput } from './registration-schema.ts'

type Form = Pick<UseFormReturn<RegistrationInput>, 'register' | 'formState'>

export function OwnerFields({ form, isEmailRequired }: { form: Form; isEmailRequired: boolean }) {
  return (
    <FormSection title="About you">
      <TextField label="Full name" required autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField
        label="Phone number"
        required
        type="tel"
        autoComplete="tel"
        hint="You sign in with it. Digits only, such as +919876543210."
        {...fieldOf(form, 'phone')}
      />
      <TextField
        label={isEmailRequired ? 'Email' : 'Email (optional)'}
        required={isEmailRequired}
        type="email"
        autoComplete="email"
        {...fieldOf(form, 'email')}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint="8 characters or more, with uppercase, lowercase, number and special character."
        {...fieldOf(form, 'password')}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        {...fieldOf(form, 'confirmPassword')}
      />
    </FormSection>
  )
}
