import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { accountsApi, FirstAdmin } from '@thela/contract/identity/accounts'
import * as words from '@thela/words/accounts/first-admin'
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

export function FirstAdminPage() {
  const token = useLocation({ select: ({ hash }) => setupTokenOf(hash) })

  return (
    <div className="grid gap-5">
      <PageHeader title={words.title} description={words.description} />
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
      <RefusalNote failure={create.error} fallback={words.failed} />
      <TextField label={words.nameLabel} required autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField
        label={words.emailLabel}
        required
        type="email"
        autoComplete="username"
        {...fieldOf(form, 'email')}
      />
      <PasswordField
        label={words.passwordLabel}
        required
        autoComplete="new-password"
        hint={words.passwordHint}
        {...fieldOf(form, 'password')}
      />
      <Button type="submit" size="lg" wide busy={create.isPending} busyLabel={words.creating}>
        {words.create}
      </Button>
    </form>
  )
}

function NoToken() {
  return <AccountNotice icon={<KeyRound />} title={words.noTokenTitle} text={words.noTokenText} />
}

function useCreateFirstAdmin() {
  const navigate = useNavigate()

  return useMutation({
    mutationFn: (body: z.input<typeof FirstAdmin>) => call(accountsApi.createFirstAdmin, { body }),
    meta: { fallback: words.failed, showsForbidden: true },
    onSuccess: async () => {
      await navigate({ to: '/admin/login' })
      toast.success(words.created)
    },
  })
}
