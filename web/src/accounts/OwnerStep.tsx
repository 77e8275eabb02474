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
    <FormStep title="About you" number={1} isShown={isShown} onSubmit={onSubmit} footer={<Continue />}>
      <TextField label="Full name" required autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField
        label="Phone number"
        required
        type="tel"
        autoComplete="tel"
        hint="You sign in with this number. For example, 98765 43210."
        {...fieldOf(form, 'phone')}
      />
      <Checkbox
        label="Show my number on my menu"
        hint="It is public then: everyone who opens your menu can see it and call you. You can change this in your profile at any time."
        {...form.register('showPhone')}
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
        hint="At least 8 characters, with an uppercase letter, a lowercase letter, a number and a special character."
        {...fieldOf(form, 'password')}
      />
      <PasswordField
        label="Confirm password"
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
      Continue
    </Button>
  )
}
