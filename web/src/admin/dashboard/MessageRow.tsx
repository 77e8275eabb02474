import type { ReceivedMessage } from '@thela/contract/admin/contact-messages'
import { formatDateTime } from '@thela/contract/values/dates'
import { ChevronRight } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useMarkMessage } from './contact-messages-api.ts'

/** A subject that opens into its message. */
export function MessageRow({ message }: { message: ReceivedMessage }) {
  const mark = useMarkMessage()
  const { id, name, email, subject, handled, createdAt } = message

  return (
    <li className="flex flex-wrap items-start gap-x-4 border-line border-t py-1.5 pr-4 pl-2 md:pr-5 md:pl-3">
      <details className="group min-w-0 flex-1 basis-72">
        <summary className="flex cursor-pointer list-none items-start gap-2 rounded-md p-2 focus-visible:outline-offset-[-2px]">
          <ChevronRight
            aria-hidden
            size={18}
            className="mt-0.5 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
          />
          <span className="wrap-anywhere grid min-w-0 gap-0.5">
            <span className="font-semibold text-sm">{subject}</span>
            <span className="text-ink-faint text-xs">
              {name}, {formatDateTime(createdAt)}
            </span>
          </span>
        </summary>
        <div className="wrap-anywhere grid max-w-3xl gap-2 pr-2 pb-3 pl-8.5 text-sm">
          <p className="whitespace-pre-wrap">{message.message}</p>
          <a href={replyTo(message)} className="w-fit font-semibold text-brand-ink underline">
            Reply to {email}
          </a>
        </div>
      </details>
      <div className="ml-auto flex items-center gap-2 py-1">
        {handled && <Badge tone="good">Handled</Badge>}
        <Button
          size="sm"
          variant="secondary"
          busy={mark.isPending}
          aria-label={`${handled ? 'Open again' : 'Mark as handled'}: ${subject}`}
          onClick={() => mark.mutate({ id, handled: !handled })}
        >
          {handled ? 'Open again' : 'Mark as handled'}
        </Button>
      </div>
    </li>
  )
}

const replyTo = ({ email, subject }: ReceivedMessage) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`
