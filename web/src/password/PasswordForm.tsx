import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { accountsApi, type PasswordChange } from '@thela/contract/identity/accounts'
import * as words from '@thela/words/accounts/password-change'
import { useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { Refusal } from '../api/failures/refusal.ts'
import { showFieldErrors } from '../api/failures/show-field-errors.ts'
import { readDeviceTokens } from '../api/session/sign-in.ts'
import { Button } from '../ui/button/Button.tsx'
import { fieldOf } from '../ui/form/field-of.ts'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { toast } from '../ui/overlay/toast.ts'

/** What a new password needs: vendors and administrators differ. */
type Rule = { schema: typeof PasswordChange; advise: (password: string) => string }

/** Changes one's own password, for vendors and administrators alike. */
export function PasswordForm({ username, schema, advise }: Rule & { username: string }) {
  const { form, submit, isSaving } = usePasswordForm(schema)
  return (
    <Card title={words.title} description={words.description}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        {/* Password managers file the new password under this name. */}
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <div className="grid gap-4 sm:grid-cols-2">
          <PasswordField
            label={words.currentLabel}
            required
            autoComplete="current-password"
            {...fieldOf(form, 'currentPassword')}
          />
          <PasswordField
            label={words.newLabel}
            required
            autoComplete="new-password"
            hint={<span role="status">{advise(form.watch('newPassword'))}</span>}
            {...fieldOf(form, 'newPassword')}
          />
        </div>
        <div>
          <Button type="submit" variant="secondary" busy={isSaving} busyLabel={words.changing}>
            {words.change}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function usePasswordForm(schema: Rule['schema']) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const change = useMutation({
    mutationFn: (typed: PasswordChange) =>
      call(accountsApi.changePassword, { body: { ...typed, deviceTokens: readDeviceTokens() } }),
    meta: { fallback: words.failed },
    onSuccess: () => {
      form.reset()
      toast.success(words.changed)
    },
    onError: (failure) => {
      showFieldErrors(form, failure)
      if (!(failure instanceof Refusal) || failure.status !== 400) return
      form.setError('currentPassword', { message: failure.message }, { shouldFocus: true })
    },
  })

  return { form, submit: form.handleSubmit((body) => change.mutate(body)), isSaving: change.isPending }
}
