import * as words from '@thela/words/accounts/register'
import type { SubmitEventHandler } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../ui/button/Button.tsx'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { fieldOf } from '../ui/form/field-of.ts'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { FormStep } from './FormStep.tsx'
import type { OwnerInput } from './registration.ts'

type Props = {
  form: Pick<UseFormReturn<OwnerInput>, 'register' | 'formState'>
  isEmailRequired: boolean
  isShown: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
}

export function OwnerStep({ form, isEmailRequired, isShown, onSubmit }: Props) {
  return (
    <FormStep title={words.ownerTitle} number={1} isShown={isShown} onSubmit={onSubmit} footer={<Continue />}>
      <TextField label={words.nameLabel} required autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField
        label={words.phoneLabel}
        required
        type="tel"
        autoComplete="tel"
        hint={words.phoneHint}
        {...fieldOf(form, 'phone')}
      />
      <Checkbox label={words.showPhoneLabel} hint={words.showPhoneHint} {...form.register('showPhone')} />
      <TextField
        label={isEmailRequired ? words.emailLabel : words.optionalEmailLabel}
        required={isEmailRequired}
        type="email"
        autoComplete="email"
        {...fieldOf(form, 'email')}
      />
      <PasswordField
        label={words.passwordLabel}
        required
        autoComplete="new-password"
        hint={words.passwordHint}
        {...fieldOf(form, 'password')}
      />
      <PasswordField
        label={words.confirmPasswordLabel}
        required
        autoComplete="new-password"
        {...fieldOf(form, 'confirmPassword')}
      />
    </FormStep>
  )
}

function Continue() {
  return (
    <Button type="submit" size="lg" wide>
      {words.goOn}
    </Button>
  )
}
