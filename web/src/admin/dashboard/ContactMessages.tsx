import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Card } from '../../ui/Card.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { PastLastPage } from '../../ui/PastLastPage.tsx'
import { Select } from '../../ui/Select.tsx'
import { type MessagesFilter, messagesQuery, PAGE_SIZE } from './contact-messages-api.ts'
import { MessageList } from './MessageList.tsx'

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
      description="What visitors wrote with the contact form."
      flush
      actions={
        <div className="w-32">
          <Select
            label="Which messages"
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
        <PastLastPage total={total} pageSize={PAGE_SIZE} noun="messages" onPageChange={turnTo} />
      ) : (
        <MessageList messages={query.data?.messages} isForOpen={!filter.messages} />
      )}
      {total > PAGE_SIZE && !isPastLast && (
        <Pagination
          page={filter.page ?? 1}
          pageSize={PAGE_SIZE}
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
