import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { accountsApi } from '@thela/contract/identity/accounts'
import * as words from '@thela/words/accounts/verify-email'
import { translateError } from '@thela/words/errors'
import { MailCheck, MailX } from 'lucide-react'
import { call } from '../api/call.ts'
import { failureTexts, Refusal } from '../api/failures/refusal.ts'
import { Button } from '../ui/button/Button.tsx'
import { Spinner } from '../ui/feedback/Spinner.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { AccountNotice } from './AccountNotice.tsx'
import { setupTokenOf } from './setup-token.ts'

export function VerifyEmailPage() {
  const token = useLocation({ select: ({ hash }) => setupTokenOf(hash) })
  const verification = useVerification(token)

  return (
    <div className="grid gap-4">
      <PageHeader title={words.title} />
      {token && verification.isPending && <Spinner label={words.verifying} />}
      {verification.isSuccess && <Verified message={verification.data.message} />}
      {!token && <NotVerified text={words.invalidLink} />}
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
      text={words.canGoOnline}
      action={
        <Button asChild>
          <Link to="/dashboard">{words.goToDashboard}</Link>
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
      text={words.getNewLink}
      action={
        <>
          {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
          <Button variant="secondary" asChild>
            <Link to="/dashboard">{words.goToDashboard}</Link>
          </Button>
        </>
      }
    />
  )
}
