import { useMutation, useQuery } from '@tanstack/react-query'
import { accountsApi } from '@thela/contract/identity/accounts'
import { SUPPORT_CHAT } from '@thela/contract/values/product'
import * as words from '@thela/words/dashboard/shell'
import { translateError } from '@thela/words/errors'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { settingsQuery } from '../../api/settings.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useVendor } from '../use-vendor.ts'

/** Why customers cannot see the menu, on every screen until it is solved. */
export function VendorNotices() {
  const vendor = useVendor()
  const settings = useQuery(settingsQuery).data
  const isUnverified = settings?.requireEmailVerification === true && !vendor.emailVerified

  return (
    <>
      {!vendor.isActive && <InactiveNotice />}
      {isUnverified && <UnverifiedNotice email={vendor.email} />}
    </>
  )
}

function InactiveNotice() {
  return (
    <Notice
      action={
        <Button size="sm" variant="secondary" asChild>
          <a href={SUPPORT_CHAT} target="_blank" rel="noopener">
            {words.contactSupport}
          </a>
        </Button>
      }
    >
      {words.inactive}
    </Notice>
  )
}

function UnverifiedNotice({ email }: { email: string | null }) {
  const resend = useMutation({
    mutationFn: () => call(accountsApi.resendVerification, {}),
    onSuccess: ({ message }) => toast.success(translateError(message)),
  })

  return (
    <Notice
      action={
        <Button size="sm" variant="secondary" busy={resend.isPending} onClick={() => resend.mutate()}>
          {words.sendAgain}
        </Button>
      }
    >
      {email ? words.unverified(email) : words.unverifiedWithoutEmail}
    </Notice>
  )
}

function Notice({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-warn-soft px-4 py-2.5 lg:px-8"
    >
      <p className="flex flex-1 basis-72 items-start gap-2.5 font-medium text-sm text-warn-ink">
        <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
        <span>{children}</span>
      </p>
      {action}
    </div>
  )
}
