import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { pointAtFaults } from '../api/point-at-faults.ts'
import { RefusalNote } from '../api/RefusalNote.tsx'
import { Button } from '../ui/Button.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { OwnerFields } from './OwnerFields.tsx'
import { emptyRegistration, registrationSchema } from './registration-schema.ts'
import { REGISTRATION_FAILED, useRegister } from './use-register.ts'

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
