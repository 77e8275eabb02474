import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { contactMessagesApi as api } from '@thela/contract/admin/contact-messages'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'

export const PAGE_SIZE = 20

export type MessagesFilter = { messages?: 'handled' | 'all'; page?: number }

const handledOf = { open: 'false', handled: 'true', all: undefined }

/** What visitors wrote: the open ones unless others are asked for. */
export const messagesQuery = ({ messages = 'open' as 'open' | 'handled' | 'all', page = 1 }) =>
  queryOptions({
    queryKey: ['admin', 'contact-messages', messages, page],
    queryFn: ({ signal }) =>
      call(api.list, { querystring: { handled: handledOf[messages], page, limit: PAGE_SIZE } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })

export function useMarkMessage() {
  return useMutation({
    mutationFn: ({ id, handled }: { id: string; handled: boolean }) =>
      call(api.update, { params: { id }, body: { handled } }),
    meta: { fallback: 'Failed to update message' },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin', 'contact-messages'] }),
  })
}
