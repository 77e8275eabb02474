import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { accountsApi } from '@thela/contract/identity/accounts'
import { translateError } from '@thela/words/errors'
import { MailCheck, MailX } from 'lucide-react'
import { call } from '../api/call.ts'
import { failureTexts, Refusal } from '../api/failures/refusal.ts'
import { Button } from '../ui/button/Button.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { AccountNotice } from './AccountNotice.tsx'
import { setupTokenOf } from './setup-token.ts'

const INVALID_LINK = 'This link is invalid or has expired.'

export function VerifyEmailPage() {
  const token = useLocation({ select: ({ hash }) => setupTokenOf(hash) })
  const verification = useVerification(token)

  return (
    <div className="grid gap-4">
      <PageHeader title="Verify your email" />
      {token && verification.isPending && <Spinner label="Verifying your email..." />}
      {verification.isSuccess && <Verified message={verification.data.message} />}
      {!token && <NotVerified text={INVALID_LINK} />}
      {verification.isError && (
        <NotVerified
          text={failureTexts(verification.error).join(' ')}
          onRetry={verification.error instanceof Refusal ? undefined : () => verification.refetch()}
        />
      )}
    </div>
  )
}

/** A query although it posts: opening the page verifies the email, and the link is used once however often the page renders. */
function useVerification(token: string) {
  return useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => call(accountsApi.verifyEmail, { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
}

function Verified({ message }: { message: string }) {
  return (
    <AccountNotice
      icon={<MailCheck />}
      title={translateError(message)}
      text="Your menu can now go online."
      action={
        <Button asChild>
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
      }
    />
  )
}

function NotVerified({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <AccountNotice
      icon={<MailX />}
      title={text}
      text="Sign in to your dashboard to get a new link."
      action={
        <>
          {onRetry && <Button onClick={onRetry}>Retry</Button>}
          <Button variant="secondary" asChild>
            <Link to="/dashboard">Go to Dashboard</Link>
          </Button>
        </>
      }
    />
  )
}
