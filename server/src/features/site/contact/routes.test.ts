import { contactApi } from '@thela/contract/site/contact'
import { ONE_LINE_ONLY } from '@thela/contract/values/one-line'
import { SUPPORT_EMAIL } from '@thela/contract/values/product'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { CONTACT_MESSAGES_PER_HOUR } from '../../../http/limits.ts'
import { mailMessage } from './mail-message.ts'

const letters: { to: string[]; text: string }[] = []
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      letters.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        text: Buffer.concat(chunks).toString(),
      })
      done()
    })
  },
})
await new Promise<void>((listening) => post.listen(0, '127.0.0.1', listening))
afterAll(() => post.close())
const { port } = post.server.address() as { port: number }

const { app, db, signedInAdmin } = await createTestApp()
const withMail = await createTestApp({
  mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Thela <no-reply@thela.test>' },
})
const withBrokenMail = await createTestApp({
  mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'Thela <no-reply@thela.test>' },
})

const letter = {
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

test('a guest leaves a message, and it is kept until somebody handles it [ENT-30] [MKT-45]', async () => {
  const answer = await send(letter)

  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { success: true, message: 'Message sent successfully!' },
  ])
  expect(await stored()).toEqual([{ ...letter, handled: false }])
})

test('the name may come as fullname, as the form calls it [MKT-41]', async () => {
  const { name, ...rest } = letter
  expect((await send({ ...rest, fullname: ` ${name} ` })).statusCode).toBe(201)

  expect(await stored()).toEqual([{ ...letter, handled: false }])
})

test('all four fields are required, and each says so [MKT-41]', async () => {
  const answer = await send({ subject: '   ' })

  expect(answer.statusCode).toBe(422)
  expect(new Map(answer.json().details.map(({ path, msg }: Record<string, string>) => [path, msg]))).toEqual(
    new Map([
      ['name', 'Full name is required'],
      ['email', 'Email is required'],
      ['subject', 'Subject is required'],
      ['message', 'Message is required'],
    ]),
  )
  expect(await stored()).toEqual([])
})

test('an e-mail that is none and texts that are too long are refused [MKT-42]', async () => {
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

test('a signed-in administrator may write too: the call looks at nobody [MKT-45]', async () => {
  const { headers } = await signedInAdmin()
  const answer = await app.inject({
    method: 'POST',
    url: contactApi.sendMessage.path,
    payload: letter,
    headers,
  })
  expect(answer.statusCode).toBe(201)
})

test('with a mail server the support address gets a copy that can be answered', async () => {
  expect((await send(letter, withMail.app)).statusCode).toBe(201)
  await expect.poll(() => letters).toHaveLength(1)

  expect(letters[0]?.to).toEqual([SUPPORT_EMAIL])
  expect(letters[0]?.text).toContain('Reply-To: Asha Patel <asha@example.com>')
  expect(letters[0]?.text).toContain('Subject: [Thela] A question')
  expect(letters[0]?.text).toContain('Does it work on my phone?')
  expect(await stored(withMail.db)).toHaveLength(1)
})

test('a mail server that does not answer loses no message', async () => {
  expect((await send(letter, withBrokenMail.app)).statusCode).toBe(201)
  expect(await stored(withBrokenMail.db)).toEqual([{ ...letter, handled: false }])
})

test('nobody can add a recipient through the name or the subject', async () => {
  letters.length = 0
  const evil = { ...letter, name: 'A\r\nBcc: x@example.com', subject: 'B\r\nBcc: y@example.com' }
  const answer = await send(evil, withMail.app)
  expect([answer.statusCode, answer.json().details]).toEqual([
    422,
    ['subject', 'name'].map((path) => ({ path, msg: ONE_LINE_ONLY })),
  ])

  await mailMessage(withMail.platform, evil)
  expect(letters[0]?.to).toEqual([SUPPORT_EMAIL])
  const [head, ...body] = letters[0]?.text.split('\r\n\r\n') ?? []
  expect(head).toContain('Reply-To:')
  expect(head).not.toMatch(/^Bcc:/m)
  expect(body.at(-1)).toContain('A Bcc: x@example.com <asha@example.com>')
})

test('one address leaves five messages an hour and no more', async () => {
  const strict = await createTestApp({ rateLimitFactor: 1 })
  const write = (remoteAddress: string) =>
    strict.app.inject({
      method: 'POST',
      url: contactApi.sendMessage.path,
      payload: letter,
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
