import type { Control, UseFormReturn } from 'react-hook-form'
import { LocationFields } from '../locations/LocationFields.tsx'
import { fieldOf } from '../ui/field-of.ts'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { FormSection } from './FormSection.tsx'
import type { RegistrationInput } from './registration-schema.ts'

type Form = Pick<UseFormReturn<RegistrationInput>, 'register' | 'formState'> & {
  control: Control<RegistrationInput>
}

export function BusinessFields({ form }: { form: Form }) {
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
