import * as words from '@thela/words/accounts/register'
import type { SubmitEventHandler } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { RefusalNote } from '../api/failures/RefusalNote.tsx'
import { PlaceFields } from '../locations/PlaceFields.tsx'
import { Button } from '../ui/button/Button.tsx'
import { fieldOf } from '../ui/form/field-of.ts'
import { TextArea } from '../ui/form/TextArea.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { FormStep } from './FormStep.tsx'
import type { BusinessInput, useRegister } from './registration.ts'

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
      title={words.businessTitle}
      number={2}
      isShown={isShown}
      onSubmit={onSubmit}
      footer={
        <>
          <RefusalNote failure={error} fallback={words.failed} />
          <Button type="submit" size="lg" wide busy={isPending} busyLabel={words.creating}>
            {words.create}
          </Button>
          <Button variant="ghost" wide disabled={isPending} onClick={onBack}>
            {words.back}
          </Button>
        </>
      }
    >
      <TextField
        label={words.businessNameLabel}
        required
        autoComplete="organization"
        {...fieldOf(form, 'businessName')}
      />
      <PlaceFields control={form.control} />
      <TextField label={words.addressLabel} autoComplete="street-address" {...fieldOf(form, 'address')} />
      <TextArea
        label={words.descriptionLabel}
        rows={2}
        hint={words.descriptionHint}
        {...fieldOf(form, 'description')}
      />
    </FormStep>
  )
}
