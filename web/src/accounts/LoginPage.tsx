import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { accountsApi, VendorLoginForm } from '@thela/contract/identity/accounts'
import { SUPPORT_CHAT, SUPPORT_EMAIL, SUPPORT_PHONE } from '@thela/contract/values/product'
import * as words from '@thela/words/accounts/login'
import { language } from '@thela/words/language'
import { useForm } from 'react-hook-form'
import { call } from '../api/call.ts'
import { RefusalNote } from '../api/failures/RefusalNote.tsx'
import { openInLanguage } from '../api/language/open-in-language.ts'
import { readDeviceTokens, signIn } from '../api/session/sign-in.ts'
import { Button } from '../ui/button/Button.tsx'
import { fieldOf } from '../ui/form/field-of.ts'
import { PasswordField } from '../ui/form/PasswordField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { toast } from '../ui/overlay/toast.ts'
import { RichText } from '../ui/RichText.tsx'

export function LoginPage() {
  const login = useLogin()
  // No default values: they would empty the fields of someone who types before hydration.
  const form = useForm({ resolver: zodResolver(VendorLoginForm) })
  return (
    // The page is there before its scripts: nobody's password may end up in an address.
    <form
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={form.handleSubmit((body) => login.mutate(body))}
    >
      <PageHeader title={words.title} description={words.description} />
      <RefusalNote failure={login.error} fallback={words.failed} />
      <TextField label={words.phoneLabel} type="tel" autoComplete="username" {...fieldOf(form, 'phone')} />
      <PasswordField
        label={words.passwordLabel}
        autoComplete="current-password"
        {...fieldOf(form, 'password')}
      />
      <Button type="submit" size="lg" wide busy={login.isPending} busyLabel={words.signingIn}>
        {words.login}
      </Button>
      <p className="text-center text-ink-soft text-sm">
        <RichText
          text={words.newHere}
          tags={{
            link: (inner) => (
              <Link to="/auth/register" className={linkClass}>
                {inner}
              </Link>
            ),
          }}
        />
      </p>
      <ForgottenPassword />
    </form>
  )
}

/** Only an administrator can set a new password. */
function ForgottenPassword() {
  return (
    <section aria-labelledby="forgotten" className="rounded-md bg-hover px-4 py-3 text-ink-soft text-sm">
      <h2 id="forgotten" className="font-semibold text-ink">
        {words.forgotTitle}
      </h2>
      <p className="mt-1 text-pretty">
        <RichText
          text={words.forgotText(SUPPORT_PHONE, SUPPORT_EMAIL)}
          tags={{
            phone: (inner) => (
              <a href={`tel:${inner.replaceAll(' ', '')}`} className={`${linkClass} whitespace-nowrap`}>
                {inner}
              </a>
            ),
            chat: (inner) => (
              <a href={SUPPORT_CHAT} target="_blank" rel="noreferrer" className={linkClass}>
                {inner}
              </a>
            ),
            email: (inner) => (
              <a href={`mailto:${inner}`} className={`${linkClass} break-words`}>
                {inner}
              </a>
            ),
          }}
        />
      </p>
    </section>
  )
}

const linkClass = 'font-semibold text-brand-ink underline underline-offset-2'

/** The guard of this page sees the session and moves on to where the vendor came from. */
function useLogin() {
  return useMutation({
    mutationFn: (form: VendorLoginForm) =>
      call(accountsApi.loginVendor, { body: { ...form, deviceTokens: readDeviceTokens() } }),
    meta: { fallback: words.failed, showsForbidden: true },
    onSuccess: (session) => {
      signIn(session)
      if (session.user.language && session.user.language !== language)
        return openInLanguage(session.user.language)
      toast.success(words.succeeded)
    },
  })
}
