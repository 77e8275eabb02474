import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as words from '@thela/words/accounts/register'
import { Store } from 'lucide-react'
import { settingsQuery } from '../api/settings.ts'
import { Button } from '../ui/button/Button.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { RichText } from '../ui/RichText.tsx'
import { AccountNotice } from './AccountNotice.tsx'
import { RegisterForm } from './RegisterForm.tsx'

export function RegisterPage() {
  const { data: settings, isPending } = useQuery(settingsQuery)

  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} description={words.description} />
      {isPending && <Spinner label={words.loading} />}
      {settings?.allowRegistrations === false && <RegistrationsClosed />}
      {!isPending && settings?.allowRegistrations !== false && (
        <RegisterForm isEmailRequired={settings?.requireEmailVerification ?? false} />
      )}
      <p className="text-center text-ink-soft text-sm">
        <RichText
          text={words.haveAccount}
          tags={{
            link: (inner) => (
              <Link to="/auth/login" className="font-semibold text-brand-ink underline underline-offset-2">
                {inner}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  )
}

function RegistrationsClosed() {
  return (
    <AccountNotice
      icon={<Store />}
      title={words.closedTitle}
      text={words.closedText}
      action={
        <Button variant="secondary" asChild>
          <Link to="/contact">{words.contactUs}</Link>
        </Button>
      }
    />
  )
}
