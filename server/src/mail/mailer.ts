import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'

export type Letter = {
  to: string
  /** Whom an answer reaches, when that is not the sender. */
  replyTo?: { name: string; address: string }
  subject: string
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
    send: async (letter) => {
      await transport.sendMail({ from, ...letter })
    },
    close: () => transport.close(),
  }
}
