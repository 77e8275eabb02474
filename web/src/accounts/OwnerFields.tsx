import type { UseFormReturn } from 'react-hook-form'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { FormSection } from './FormSection.tsx'
import type { RegistrationInput } from './registration-schema.ts'

type Form = Pick<UseFormReturn<RegistrationInput>, 'register' | 'formState'>

export function OwnerFields({ form, isEmailRequired }: { form: Form; isEmailRequired: boolean }) {
  const { errors } = form.formState

  return (
    <FormSection title="About you">
      <TextField
        label="Full name"
        required
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Phone number"
        required
        type="tel"
        autoComplete="tel"
        hint="You sign in with it. Digits only, such as +919876543210."
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <TextField
        label={isEmailRequired ? 'Email' : 'Email (optional)'}
        required={isEmailRequired}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint="8 characters or more, with uppercase, lowercase, number and special character."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
    </FormSection>
  )
}
