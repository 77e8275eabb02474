import { z } from 'zod'
import { bodyLimitsKB } from '../body-limits.ts'
import { endpoint } from '../endpoint.ts'
import { isOneLine, ONE_LINE_ONLY } from '../values/one-line.ts'
import { requiredEmail, requiredText } from '../values/text.ts'

const NAME_MISSING = 'Full name is required'
const FullName = requiredText(NAME_MISSING, 100).refine(isOneLine, ONE_LINE_ONLY)

const Letter = z.object({
  email: requiredEmail,
  subject: requiredText('Subject is required', 150).refine(isOneLine, ONE_LINE_ONLY),
  message: requiredText('Message is required', 5000),
})

/** The form of the contact page. */
export const ContactForm = Letter.extend({ fullname: FullName })
export type ContactForm = z.infer<typeof ContactForm>

/** Accepts `fullname`, as the form sends it; it is stored as `name` (DEC-199). */
export const ContactMessage = Letter.extend({ name: FullName.optional(), fullname: FullName.optional() })
  .refine(({ name, fullname }) => name ?? fullname, {
    path: ['name'],
    message: NAME_MISSING,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .transform(({ fullname = '', name = fullname, ...letter }) => ({ name, ...letter }))
export type ContactMessage = z.infer<typeof ContactMessage>

export const contactApi = {
  sendMessage: endpoint({
    method: 'POST',
    path: '/api/contact',
    bodyLimitKB: bodyLimitsKB.contactMessage,
    access: 'public',
    summary: 'Leave a message for the people who run the site',
    schema: {
      body: ContactMessage,
      response: { 201: z.object({ success: z.literal(true), message: z.string() }) },
    },
  }),
}
