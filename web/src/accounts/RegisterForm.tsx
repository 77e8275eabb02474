import { zodResolver } from '@hookform/resolvers/zod'
import { BusinessForm, type OwnerForm } from '@thela/contract/identity/registration'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../api/failures/show-field-errors.ts'
import { useBackCloses } from '../ui/overlay/use-back-closes.ts'
import { BusinessStep } from './BusinessStep.tsx'
import { OwnerStep } from './OwnerStep.tsx'
import { emptyBusiness, emptyOwner, ownerSchema, useRegister } from './registration.ts'

/** Two short steps; both stay in the page, so that nothing typed is lost between them. */
export function RegisterForm({ isEmailRequired }: { isEmailRequired: boolean }) {
  /** Known once the first step is done. */
  const [person, setPerson] = useState<OwnerForm>()
  const register = useRegister()
  const owner = useForm({
    resolver: zodResolver(ownerSchema(isEmailRequired)),
    defaultValues: emptyOwner,
  })
  const business = useForm({ resolver: zodResolver(BusinessForm), defaultValues: emptyBusiness })

  const goToOwner = () => flushSync(() => setPerson(undefined))
  const goToBusiness = (filledIn: OwnerForm) => {
    flushSync(() => setPerson(filledIn))
    business.setFocus('businessName')
  }
  // The phone's Back leads to the first step, not out of the form.
  useBackCloses(person !== undefined, goToOwner)

  /** An error of the first step is shown there. */
  const showErrors = (failure: Error) => {
    showFieldErrors(business, failure)
    showFieldErrors(owner, failure, { vendor_phone_taken: 'phone', vendor_email_taken: 'email' })
    const first = ownerFields.find((name) => owner.getFieldState(name).error)
    if (!first) return
    goToOwner()
    owner.setFocus(first)
  }
  const submit = business.handleSubmit((stall) => {
    if (!person) return
    const { confirmPassword: _, ...owner } = person
    register.mutate({ ...owner, ...stall }, { onError: showErrors })
  })

  return (
    <>
      <OwnerStep
        form={owner}
        isEmailRequired={isEmailRequired}
        isShown={!person}
        onSubmit={owner.handleSubmit(goToBusiness)}
      />
      <BusinessStep
        form={business}
        isShown={person !== undefined}
        register={register}
        onBack={goToOwner}
        onSubmit={submit}
      />
    </>
  )
}

const ownerFields = ['name', 'phone', 'email', 'password', 'confirmPassword'] as const
