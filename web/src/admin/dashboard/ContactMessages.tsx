import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReceivedMessage } from '@thela/contract/admin/contact-messages'
import { formatDateTime } from '@thela/contract/values/dates'
import { ChevronRight, Inbox } from 'lucide-react'
import { QueryFailure } from '../../api/failures/QueryFailure.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Pagination, PastLastPage } from '../../ui/table/Pagination.tsx'
import { MESSAGES_PER_PAGE, type MessagesFilter, messagesQuery, useMarkMessage } from './api.ts'

const choices = [
  { value: 'open', label: 'Open' },
  { value: 'handled', label: 'Handled' },
  { value: 'all', label: 'All' },
]

export function ContactMessages() {
  const filter: MessagesFilter = useSearch({ from: '/admin/layout/admin' })
  const navigate = useNavigate({ from: '/admin' })
  const query = useQuery(messagesQuery(filter))
  const total = query.data?.pagination.total ?? 0
  const isPastLast = query.data?.messages.length === 0 && total > 0
  const show = (search: MessagesFilter) => navigate({ search, replace: true, resetScroll: false })
  const turnTo = (page: number) => show({ ...filter, page: page > 1 ? page : undefined })

  return (
    <Card
      title="Contact messages"
      description="Messages sent through the contact form."
      flush
      actions={
        <div className="w-32">
          <Select
            label="Filter messages"
            labelHidden
            options={choices}
            value={filter.messages ?? 'open'}
            onChange={({ target }) => show(filterOf(target.value))}
          />
        </div>
      }
    >
      {query.isLoadingError ? (
        <QueryFailure query={query} message="We could not load the messages." />
      ) : isPastLast ? (
        <PastLastPage total={total} pageSize={MESSAGES_PER_PAGE} noun="messages" onPageChange={turnTo} />
      ) : (
        <MessageList messages={query.data?.messages} isForOpen={!filter.messages} />
      )}
      {total > MESSAGES_PER_PAGE && !isPastLast && (
        <Pagination
          page={filter.page ?? 1}
          pageSize={MESSAGES_PER_PAGE}
          total={total}
          noun="messages"
          onPageChange={turnTo}
        />
      )}
    </Card>
  )
}

const filterOf = (value: string) =>
  ({
    messages: value === 'handled' || value === 'all' ? value : undefined,
  }) satisfies MessagesFilter

type MessageListProps = { messages: ReceivedMessage[] | undefined; isForOpen: boolean }

function MessageList({ messages, isForOpen }: MessageListProps) {
  if (!messages) return <MessageSkeletons />
  if (messages.length === 0) {
    return (
      <EmptyState
        icon={<Inbox />}
        title={isForOpen ? 'No open messages' : 'No messages'}
        text="Messages from the contact page appear here."
      />
    )
  }
  return (
    <ul aria-label="Contact messages">
      {messages.map((message) => (
        <MessageRow key={message.id} message={message} />
      ))}
    </ul>
  )
}

function MessageSkeletons() {
  return (
    <div role="status" aria-label="Loading messages">
      {['12rem', '9rem', '15rem'].map((width) => (
        <div key={width} className="grid gap-2 border-line border-t px-4 py-4 md:px-5">
          <Skeleton width={width} />
          <Skeleton width="60%" height="0.75rem" />
        </div>
      ))}
    </div>
  )
}

/** A subject that opens into its message. */
function MessageRow({ message }: { message: ReceivedMessage }) {
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
          aria-label={`${handled ? 'Reopen' : 'Mark as handled'}: ${subject}`}
          onClick={() => mark.mutate({ id, handled: !handled })}
        >
          {handled ? 'Reopen' : 'Mark as handled'}
        </Button>
      </div>
    </li>
  )
}

const replyTo = ({ email, subject }: ReceivedMessage) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`
