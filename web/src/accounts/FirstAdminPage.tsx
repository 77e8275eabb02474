import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { accountsApi, FirstAdmin } from '@thela/contract/identity/accounts'
import { KeyRound } from 'lucide-react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../api/call.ts'
import { RefusalNote } from '../api/failures/RefusalNote.tsx'
import { showFieldErrors } from '../api/failures/show-field-errors.ts'
import { Button } from '../ui/button/Button.tsx'
import { fieldOf } from '../ui/form/field-of.ts'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { AccountNotice } from './AccountNotice.tsx'
import { setupTokenOf } from './setup-token.ts'

const FAILED = 'The administrator could not be created. Please try again.'

export function FirstAdminPage() {
  const token = useLocation({ select: ({ hash }) => setupTokenOf(hash) })

  return (
    <div className="grid gap-5">
      <PageHeader
        title="Create the first administrator"
        description="This link works only once and expires soon."
      />
      {token ? <FirstAdminForm token={token} /> : <NoToken />}
    </div>
  )
}

function FirstAdminForm({ token }: { token: string }) {
  const create = useCreateFirstAdmin()
  const form = useForm({
    resolver: zodResolver(FirstAdmin),
    defaultValues: { token, name: '', email: '', password: '' },
  })

  const submit = form.handleSubmit((body) =>
    create.mutate(body, { onError: (failure) => showFieldErrors(form, failure) }),
  )

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <RefusalNote failure={create.error} fallback={FAILED} />
      <TextField label="Full name" required autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField label="Email" required type="email" autoComplete="username" {...fieldOf(form, 'email')} />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint="12 characters or more. A phrase of a few words that only you know works best."
        {...fieldOf(form, 'password')}
      />
      <Button type="submit" size="lg" wide busy={create.isPending} busyLabel="Creating...">
        Create administrator
      </Button>
    </form>
  )
}

function NoToken() {
  return (
    <AccountNotice
      icon={<KeyRound />}
      title="This link is incomplete"
      text="Open the full link that the server printed when it started for the first time."
    />
  )
}

function useCreateFirstAdmin() {
  const navigate = useNavigate()

  return useMutation({
    mutationFn: (body: z.input<typeof FirstAdmin>) => call(accountsApi.createFirstAdmin, { body }),
    meta: { fallback: FAILED, showsForbidden: true },
    onSuccess: async () => {
      await navigate({ to: '/admin/login' })
      toast.success('Administrator created. Please sign in.')
    },
  })
}
