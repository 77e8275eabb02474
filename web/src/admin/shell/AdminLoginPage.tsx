import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AdminLogin, accountsApi } from '@thela/contract/identity/accounts'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { RefusalNote } from '../../api/failures/RefusalNote.tsx'
import { readDeviceTokens, signIn } from '../../api/session/sign-in.ts'
import { Button } from '../../ui/button/Button.tsx'
import { fieldOf } from '../../ui/form/field-of.ts'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { toast } from '../../ui/overlay/toast.ts'

const FAILED = 'Login failed. Please try again.'

export function AdminLoginPage() {
  const login = useAdminLogin()
  const form = useForm({
    resolver: zodResolver(AdminLogin),
    defaultValues: { email: '', password: '', isAdmin: true },
  })
  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((body) => login.mutate(body))}>
      <PageHeader title="Administration" description="For platform administrators." />
      <RefusalNote failure={login.error} fallback={FAILED} />
      <TextField label="Email" type="email" autoComplete="username" {...fieldOf(form, 'email')} />
      <PasswordField label="Password" autoComplete="current-password" {...fieldOf(form, 'password')} />
      <Button type="submit" size="lg" wide busy={login.isPending} busyLabel="Signing in...">
        Login
      </Button>
      <p className="text-center text-ink-soft text-sm">
        Are you a vendor?{' '}
        <Link to="/auth/login" className="font-semibold text-brand-ink underline underline-offset-2">
          Vendor login
        </Link>
      </p>
    </form>
  )
}

/** The guard of this page sees the session and moves on to where the administrator came from. */
function useAdminLogin() {
  return useMutation({
    mutationFn: (form: AdminLogin) =>
      call(accountsApi.loginAdmin, { body: { ...form, deviceTokens: readDeviceTokens() } }),
    meta: { fallback: FAILED, showsForbidden: true },
    onSuccess: (session) => {
      signIn(session)
      toast.success('Admin login successful!')
    },
  })
}
