import { contactApi } from '@thela/contract/site/contact'
import { ONE_LINE_ONLY } from '@thela/contract/values/one-line'
import { SUPPORT_EMAIL } from '@thela/contract/values/product'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { CONTACT_MESSAGES_PER_HOUR } from '../../../http/limits.ts'
import { mailMessage } from './mail-message.ts'

const emails: { to: string[]; text: string }[] = []
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      emails.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        text: Buffer.concat(chunks).toString(),
      })
      done()
    })
  },
})
await new Promise<void>((listening) => mailServer.listen(0, '127.0.0.1', listening))
afterAll(() => mailServer.close())
const { port } = mailServer.server.address() as { port: number }

const { app, db, signedInAdmin } = await createTestApp()
const withMail = await createTestApp({
  mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Thela <no-reply@thela.test>' },
})
const withBrokenMail = await createTestApp({
  mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'Thela <no-reply@thela.test>' },
})

const contactMessage = {
  name: 'Asha Patel',
  email: 'asha@example.com',
  subject: 'A question',
  message: 'Does it work on my phone?\nI have an old one.',
}
const send = (payload: object, to = app) =>
  to.inject({ method: 'POST', url: contactApi.sendMessage.path, payload })
const stored = (of = db) =>
  of.selectFrom('contactMessages').select(['name', 'email', 'subject', 'message', 'handled']).execute()

beforeEach(() => db.deleteFrom('contactMessages').execute())

test('a guest sends a message, and it is stored as not handled [ENT-30] [MKT-45]', async () => {
  const answer = await send(contactMessage)

  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { success: true, message: 'Message sent successfully!' },
  ])
  expect(await stored()).toEqual([{ ...contactMessage, handled: false }])
})

test('the form sends fullname, email, subject and message, and each is required [MKT-41]', async () => {
  const { name, ...rest } = contactMessage
  const form = { ...rest, fullname: ` ${name} ` }
  for (const [field, path, msg] of [
    ['fullname', 'name', 'Full name is required'],
    ['email', 'email', 'Email is required'],
    ['subject', 'subject', 'Subject is required'],
    ['message', 'message', 'Message is required'],
  ] as const) {
    const missing = await send({ ...form, [field]: undefined })
    expect([missing.statusCode, missing.json().details]).toEqual([422, [{ path, msg }]])
  }
  expect((await send({ ...form, subject: '   ' })).json().details).toEqual([
    { path: 'subject', msg: 'Subject is required' },
  ])
  expect(await stored()).toEqual([])

  expect((await send(form)).statusCode).toBe(201)
  expect(await stored()).toEqual([{ ...contactMessage, handled: false }])
})

test('an empty form gets a message for each field', async () => {
  const answer = await send({})

  expect(answer.statusCode).toBe(422)
  expect(new Set(answer.json().details.map(({ msg }: { msg: string }) => msg))).toEqual(
    new Set(['Full name is required', 'Email is required', 'Subject is required', 'Message is required']),
  )
})

test('an invalid email and texts that are too long are refused', async () => {
  const answer = await send({
    name: 'a'.repeat(101),
    email: 'asha@nowhere',
    subject: 'b'.repeat(151),
    message: 'c'.repeat(5001),
  })

  expect(answer.statusCode).toBe(422)
  expect(
    answer
      .json()
      .details.map(({ path }: { path: string }) => path)
      .sort(),
  ).toEqual(['email', 'message', 'name', 'subject'])
})

test('a signed-in administrator can send a message too', async () => {
  const { headers } = await signedInAdmin()
  const answer = await app.inject({
    method: 'POST',
    url: contactApi.sendMessage.path,
    payload: contactMessage,
    headers,
  })
  expect(answer.statusCode).toBe(201)
})

test('with a mail server the support address gets an email that can be replied to', async () => {
  expect((await send(contactMessage, withMail.app)).statusCode).toBe(201)
  await expect.poll(() => emails).toHaveLength(1)

  expect(emails[0]?.to).toEqual([SUPPORT_EMAIL])
  expect(emails[0]?.text).toContain('Reply-To: Asha Patel <asha@example.com>')
  expect(emails[0]?.text).toContain('Subject: [Thela] A question')
  expect(emails[0]?.text).toContain('Does it work on my phone?')
  expect(await stored(withMail.db)).toHaveLength(1)
})

test('a message is stored even if the mail server does not respond', async () => {
  expect((await send(contactMessage, withBrokenMail.app)).statusCode).toBe(201)
  expect(await stored(withBrokenMail.db)).toEqual([{ ...contactMessage, handled: false }])
})

test('nobody can add a recipient through the name or the subject', async () => {
  emails.length = 0
  const evil = { ...contactMessage, name: 'A\r\nBcc: x@example.com', subject: 'B\r\nBcc: y@example.com' }
  const answer = await send(evil, withMail.app)
  expect([answer.statusCode, answer.json().details]).toEqual([
    422,
    ['subject', 'name'].map((path) => ({ path, msg: ONE_LINE_ONLY })),
  ])

  await mailMessage(withMail.platform, evil)
  expect(emails[0]?.to).toEqual([SUPPORT_EMAIL])
  const [head, ...body] = emails[0]?.text.split('\r\n\r\n') ?? []
  expect(head).toContain('Reply-To:')
  expect(head).not.toMatch(/^Bcc:/m)
  expect(body.at(-1)).toContain('A Bcc: x@example.com <asha@example.com>')
})

test('one IP address can send only five messages an hour', async () => {
  const strict = await createTestApp({ rateLimitFactor: 1 })
  const write = (remoteAddress: string) =>
    strict.app.inject({
      method: 'POST',
      url: contactApi.sendMessage.path,
      payload: contactMessage,
      remoteAddress,
    })
  for (let n = 0; n < CONTACT_MESSAGES_PER_HOUR; n++) expect((await write('10.0.0.1')).statusCode).toBe(201)

  const refused = await write('10.0.0.1')
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'Too many requests. Please try again later.',
  ])
  expect((await write('10.0.0.2')).statusCode).toBe(201)
})
