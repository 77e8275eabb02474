import { useMutation } from '@tanstack/react-query'
import { businessTime, formatClockTime, formatDate } from '@thela/contract/values/dates'
import { openingHoursApi } from '@thela/contract/vendors/opening-hours'
import * as words from '@thela/words/dashboard/closed-today'
import { call } from '../../api/call.ts'
import { readSession, rememberUser } from '../../api/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useVendor } from '../use-vendor.ts'

/** Closes the stall with one tap; it is open again by itself. */
export function ClosedToday() {
  const vendor = useVendor()
  const { closedUntil } = vendor
  const isClosed = Boolean(closedUntil && Date.parse(closedUntil) > Date.now())
  const change = useMutation({
    mutationFn: (isClosedToday: boolean) => call(openingHoursApi.setClosedToday, { body: { isClosedToday } }),
    meta: { fallback: words.failed },
    onSuccess: (answer) => rememberUser(readSession()?.token ?? '', { ...vendor, ...answer }),
  })

  return (
    <Card title={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-0 flex-1 basis-52 text-ink-soft">
          {isClosed && closedUntil ? words.closedUntil(timeOf(closedUntil)) : words.openAsUsual}
        </p>
        <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate(!isClosed)}>
          {isClosed ? words.openAgain : words.closeToday}
        </Button>
      </div>
    </Card>
  )
}

const timeOf = (instant: string) =>
  `${formatDate(instant)}, ${formatClockTime(businessTime(new Date(instant)).slice(11, 16))}`
