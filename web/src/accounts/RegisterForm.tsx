import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type Control, type UseFormReturn, useForm } from 'react-hook-form'
import { pointAtFaults } from '../api/failures/point-at-faults.ts'
import { RefusalNote } from '../api/failures/RefusalNote.tsx'
import { LocationFields } from '../locations/LocationFields.tsx'
import { Button } from '../ui/button/Button.tsx'
import { fieldOf } from '../ui/form/field-of.ts'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { TextArea } from '../ui/form/TextArea.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import {
  emptyRegistration,
  REGISTRATION_FAILED,
  type RegistrationInput,
  registrationSchema,
  useRegister,
} from './registration.ts'

export function RegisterForm({ isEmailRequired }: { isEmailRequired: boolean }) {
  const register = useRegister()
  const form = useForm({
    resolver: zodResolver(registrationSchema(isEmailRequired)),
    defaultValues: emptyRegistration,
  })

  const submit = form.handleSubmit(({ confirmPassword: _, ...registration }) =>
    register.mutate(registration, { onError: (failure) => pointAtFaults(form, failure) }),
  )

  return (
    <form noValidate className="grid gap-8" onSubmit={submit}>
      <OwnerFields form={form} isEmailRequired={isEmailRequired} />
      <BusinessFields form={form} />
      <div className="grid gap-4">
        <RefusalNote failure={register.error} fallback={REGISTRATION_FAILED} />
        <Button type="submit" size="lg" wide busy={register.isPending} busyLabel="Creating your account...">
          Create account
        </Button>
      </div>
    </form>
  )
}

type OwnerForm = Pick<UseFormReturn<RegistrationInput>, 'register' | 'formState'>

function OwnerFields({ form, isEmailRequired }: { form: OwnerForm; isEmailRequired: boolean }) {
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

type BusinessForm = OwnerForm & { control: Control<RegistrationInput> }

function BusinessFields({ form }: { form: BusinessForm }) {
  return (
    <FormSection title="About your business">
      <TextField
        label="Business name"
        required
        autoComplete="organization"
        {...fieldOf(form, 'businessName')}
      />
      <LocationFields control={form.control} targetLevel="AREA" />
      <TextField label="Address (optional)" autoComplete="street-address" {...fieldOf(form, 'address')} />
      <TextArea
        label="Description (optional)"
        rows={3}
        hint="What do people come to you for?"
        {...fieldOf(form, 'description')}
      />
    </FormSection>
  )
}

function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-4 w-full border-line border-b pb-2 font-semibold text-ink text-lg">
        {title}
      </legend>
      {children}
    </fieldset>
  )
}
