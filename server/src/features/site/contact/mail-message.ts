import type { ContactMessage } from '@thela/contract/site/contact'
import { oneLine } from '@thela/contract/values/one-line'
import { PRODUCT_NAME, SUPPORT_EMAIL } from '@thela/contract/values/product'
import type { Platform } from '../../../platform.ts'

/** Sends a copy to the support address, with the visitor as reply-to; does nothing without a mail server. */
export async function mailMessage({ mailer }: Platform, { name, email, subject, message }: ContactMessage) {
  if (!mailer.isConfigured) return

  await mailer.send({
    to: SUPPORT_EMAIL,
    replyTo: { name, address: email },
    subject: `[${PRODUCT_NAME}] ${subject}`,
    text: `${message}\n\n${oneLine(name)} <${oneLine(email)}>\n`,
  })
}
