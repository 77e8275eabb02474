import type { ReceivedMessage } from '@thela/contract/admin/contact-messages'
import { Inbox } from 'lucide-react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MessageRow } from './MessageRow.tsx'

type Props = { messages: ReceivedMessage[] | undefined; isForOpen: boolean }

export function MessageList({ messages, isForOpen }: Props) {
  if (!messages) return <MessageSkeletons />
  if (messages.length === 0) {
    return (
      <EmptyState
        icon={<Inbox />}
        title={isForOpen ? 'No open messages' : 'No messages'}
        text="Messages from the contact page arrive here."
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
