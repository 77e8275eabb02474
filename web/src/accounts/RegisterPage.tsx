import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import { settingsQuery } from '../api/settings.ts'
import { Button } from '../ui/button/Button.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { AccountNotice } from './AccountNotice.tsx'
import { RegisterForm } from './RegisterForm.tsx'

export function RegisterPage() {
  const { data: settings, isPending } = useQuery(settingsQuery)

  return (
    <div className="grid gap-6">
      <PageHeader title="Create your QR code menu" description="Free to start, ready in a few minutes." />
      {isPending && <Spinner label="Loading" />}
      {settings?.allowRegistrations === false && <RegistrationsClosed />}
      {!isPending && settings?.allowRegistrations !== false && (
        <RegisterForm isEmailRequired={settings?.requireEmailVerification ?? false} />
      )}
      <p className="text-center text-ink-soft text-sm">
        Already have an account?{' '}
        <Link to="/auth/login" className="font-semibold text-brand-ink underline underline-offset-2">
          Login
        </Link>
      </p>
    </div>
  )
}

function RegistrationsClosed() {
  return (
    <AccountNotice
      icon={<Store />}
      title="New vendor registrations are currently closed."
      text="Please contact us and we will let you know when registrations open again."
      action={
        <Button variant="secondary" asChild>
          <Link to="/contact">Contact us</Link>
        </Button>
      }
    />
  )
}
