import type { Control, UseFormReturn } from 'react-hook-form'
import { LocationFields } from '../locations/LocationFields.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { FormSection } from './FormSection.tsx'
import type { RegistrationInput } from './registration-schema.ts'

type Form = Pick<UseFormReturn<RegistrationInput>, 'register' | 'formState'> & {
  control: Control<RegistrationInput>
}

export function BusinessFields({ form }: { form: Form }) {
  const { errors } = form.formState

  return (
    <FormSection title="About your business">
      <TextField
        label="Business name"
        required
        autoComplete="organization"
        error={errors.businessName?.message}
        {...form.register('businessName')}
      />
      <LocationFields control={form.control} targetLevel="AREA" />
      <TextField
        label="Address (optional)"
        autoComplete="street-address"
        error={errors.address?.message}
        {...form.register('address')}
      />
      <TextArea
        label="Description (optional)"
        rows={3}
        hint="What do people come to you for?"
        error={errors.description?.message}
        {...form.register('description')}
      />
    </FormSection>
  )
}
