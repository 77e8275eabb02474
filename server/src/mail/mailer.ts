import { oneLine } from '@thela/contract/values/one-line'
import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'

export type Letter = {
  to: string
  /** Whom an answer reaches, when that is not the sender. */
  replyTo?: { name: string; address: string }
  subject: string
  /** Its lines are ours: names in it go through `oneLine`. */
  text: string
}

export type Mailer = { isConfigured: boolean; send(letter: Letter): Promise<void>; close(): void }

/** Sends by the configured mail server; without one nothing is promised and nothing pretends to be sent. */
export function createMailer({ smtpUrl, from }: Config['mail']): Mailer {
  if (!smtpUrl) {
    return { isConfigured: false, send: () => Promise.reject(new Error('no mail server')), close() {} }
  }
  const transport = nodemailer.createTransport(smtpUrl)

  return {
    isConfigured: true,
    send: async ({ to, replyTo, subject, text }) => {
      await transport.sendMail({
        from,
        to: oneLine(to),
        replyTo: replyTo && { name: oneLine(replyTo.name), address: oneLine(replyTo.address) },
        subject: oneLine(subject),
        text,
      })
    },
    close: () => transport.close(),
  }
}
