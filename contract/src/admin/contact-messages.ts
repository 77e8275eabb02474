import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Pagination, pageQuery } from '../values/paging.ts'
import { ById, Id, Timestamp, YesOrNo } from '../values/text.ts'

export const ReceivedMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  handled: z.boolean(),
  createdAt: Timestamp,
})
export type ReceivedMessage = z.infer<typeof ReceivedMessage>

export const contactMessagesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/contact-messages',
    access: 'admin',
    summary: 'What visitors wrote, newest first',
    schema: {
      querystring: pageQuery({ standard: 20, most: 100 }).extend({
        handled: YesOrNo.optional(),
      }),
      response: { 200: z.object({ messages: z.array(ReceivedMessage), pagination: Pagination }) },
    },
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/admin/contact-messages/:id',
    access: 'admin',
    summary: 'Mark a message as handled, or as open again',
    schema: {
      params: ById,
      body: z.object({ handled: z.boolean() }),
      response: { 200: z.object({ contactMessage: ReceivedMessage }) },
    },
  }),
}
