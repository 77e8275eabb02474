import type { SubmitEventHandler } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { RefusalNote } from '../api/failures/RefusalNote.tsx'
import { PlaceFields } from '../locations/PlaceFields.tsx'
import { Button } from '../ui/button/Button.tsx'
import { fieldOf } from '../ui/form/field-of.ts'
import { TextArea } from '../ui/form/TextArea.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { FormStep } from './FormStep.tsx'
import { type BusinessInput, REGISTRATION_FAILED, type useRegister } from './registration.ts'

type Props = {
  form: Pick<UseFormReturn<BusinessInput>, 'register' | 'formState' | 'control'>
  isShown: boolean
  register: Pick<ReturnType<typeof useRegister>, 'error' | 'isPending'>
  onBack: () => void
  onSubmit: SubmitEventHandler<HTMLFormElement>
}

export function BusinessStep({ form, isShown, register, onBack, onSubmit }: Props) {
  const { error, isPending } = register

  return (
    <FormStep
      title="About your business"
      number={2}
      isShown={isShown}
      onSubmit={onSubmit}
      footer={
        <>
          <RefusalNote failure={error} fallback={REGISTRATION_FAILED} />
          <Button type="submit" size="lg" wide busy={isPending} busyLabel="Creating your account...">
            Create account
          </Button>
          <Button variant="ghost" wide disabled={isPending} onClick={onBack}>
            Back
          </Button>
        </>
      }
    >
      <TextField
        label="Business name"
        required
        autoComplete="organization"
        {...fieldOf(form, 'businessName')}
      />
      <PlaceFields control={form.control} />
      <TextField label="Address (optional)" autoComplete="street-address" {...fieldOf(form, 'address')} />
      <TextArea
        label="Description (optional)"
        rows={2}
        hint="What is your business known for?"
        {...fieldOf(form, 'description')}
      />
    </FormStep>
  )
}
