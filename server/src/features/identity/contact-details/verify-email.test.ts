import { accountsApi } from '@thela/contract/identity/accounts'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, PASSWORD, registration } from '../../../../test/app.ts'

const emails: string[] = []
let isRefusingEmails = false
let refusals = 0
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom(_address, _session, done) {
    if (isRefusingEmails) refusals++
    done(isRefusingEmails ? new Error('Come back tomorrow') : null)
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      const message = Buffer.concat(chunks).toString()
      // Emails about the change to the old address are tested in contact.test.ts.
      if (textOf(message).includes('verify-email')) emails.push(message)
      done()
    })
  },
})
await new Promise<void>((listening) => mailServer.listen(0, '127.0.0.1', listening))
afterAll(() => mailServer.close())
const { port } = mailServer.server.address() as { port: number }

const { app, db, signedInVendor } = await createTestApp({
  mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Thela <no-reply@thela.test>' },
})
await db
  .insertInto('platformSettings')
  .values({
    siteName: 'Thela',
    siteDescription: '',
    maintenanceMode: false,
    allowRegistrations: true,
    requireEmailVerification: true,
    maxFileSize: 5,
    allowedFileTypes: ['png'],
  })
  .execute()

beforeEach(() => {
  emails.length = 0
  isRefusingEmails = false
})

/** The email is sent after the response. */
const waitForEmails = (count: number) => expect.poll(() => emails.length).toBe(count)

const resend = (headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: accountsApi.resendVerification.path, headers })
const verify = (token: string) =>
  app.inject({ method: 'POST', url: accountsApi.verifyEmail.path, payload: { token } })
const saveEmail = (headers: Record<string, string>, email: string) =>
  app.inject({
    method: 'PUT',
    url: vendorsApi.updateProfile.path,
    headers,
    payload: { email, currentPassword: PASSWORD },
  })
const menuStatus = async (id: string) => (await app.inject(`/api/public/vendor/${id}/menu-full`)).statusCode

/** The text of an email, decoded from base64 or quoted-printable. */
function textOf(message = '') {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(message) ?? []
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n')
}

const tokenIn = (message: string | undefined) => /#token=([\w-]{43})/.exec(textOf(message))?.[1] ?? ''

test('a new menu is offline until the emailed link is opened, and the link works only once', async () => {
  const vendor = await signedInVendor({ email: 'asha@example.com' })
  expect(vendor.user.emailVerified).toBe(false)
  expect(await menuStatus(vendor.id)).toBe(404)
  await waitForEmails(1)

  const token = tokenIn(emails[0])
  const answer = await verify(token)
  expect([answer.statusCode, answer.json().message]).toEqual([200, 'Email verified successfully!'])
  expect(await menuStatus(vendor.id)).toBe(200)

  const again = await verify(token)
  expect([again.statusCode, again.json().message]).toEqual([400, 'This link is invalid or has expired.'])
})

test('the token is in the URL fragment, which browsers do not send to the server', async () => {
  await signedInVendor({ email: 'fragment@example.com' })
  await waitForEmails(1)
  expect(textOf(emails[0])).toMatch(/^http:\/\/thela\.test\/auth\/verify-email#token=[\w-]{43}$/m)
})

test.each([
  ['hi', 'नमस्ते Asha', 'लिंक एक बार चलेगा'],
  ['gu', 'નમસ્તે Asha', 'લિંક એક વાર ચાલશે'],
])(
  'a vendor whose account is in %s reads the email in it [LANG-02]',
  async (language, greeting, sentence) => {
    const vendor = await signedInVendor({ email: `${language}@example.com`, language, name: 'Asha Patel' })
    await waitForEmails(1)
    const text = textOf(emails[0])
    expect(text).toContain(`${greeting} Patel,`)
    expect(text).toContain(sentence)
    // Latin letters only in names and the link.
    const rest = text
      .replace(/^http.*$/m, '')
      .replace('Asha Patel', '')
      .replace(vendor.user.businessName, '')
    expect(rest).not.toMatch(/[a-z]/i)
    expect((await verify(tokenIn(emails[0]))).statusCode).toBe(200)
  },
)

test('line breaks in a stored name do not add lines to the email', async () => {
  const vendor = await signedInVendor({ email: 'lines@example.com' })
  await waitForEmails(1)
  await db
    .updateTable('vendors')
    .set({ name: 'Asha,\r\n\r\nyour account is closed.\nBcc: all@example.com', businessName: 'A\u2028B' })
    .where('id', '=', vendor.id)
    .execute()
  await resend(vendor.headers)

  const lines = textOf(emails[1]).split('\n')
  expect(lines).toContain('Hello Asha, your account is closed. Bcc: all@example.com,')
  expect(lines).toContain('open this link to put the menu of A B online:')
})

test('a vendor can register while the mail server refuses emails, and request the email again', async () => {
  isRefusingEmails = true
  const vendor = await signedInVendor({ email: 'ravi@example.com' })
  await expect.poll(() => refusals).toBe(1)

  isRefusingEmails = false
  expect((await resend(vendor.headers)).statusCode).toBe(200)
  expect((await verify(tokenIn(emails[0]))).statusCode).toBe(200)
})

test('a vendor cannot register without an email address while verification is required', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: accountsApi.registerVendor.path,
    payload: registration(),
  })
  expect([answer.statusCode, answer.json().details]).toEqual([
    422,
    [{ path: 'email', msg: 'Email is required' }],
  ])
})

test('a new verification email makes the older link invalid', async () => {
  const vendor = await signedInVendor({ email: 'second@example.com' })
  await waitForEmails(1)

  expect((await resend(vendor.headers)).statusCode).toBe(200)
  const [older, newer] = emails.map(tokenIn)
  expect((await verify(older ?? '')).statusCode).toBe(400)
  expect((await verify(newer ?? '')).statusCode).toBe(200)
  expect((await resend(vendor.headers)).json().message).toBe('Email is already verified')
})

test('an expired link no longer works', async () => {
  await signedInVendor({ email: 'late@example.com' })
  await waitForEmails(1)
  await db.updateTable('oneTimeTokens').set({ expiresAt: sql`now()` }).where('usedAt', 'is', null).execute()
  expect((await verify(tokenIn(emails[0]))).statusCode).toBe(400)
})

test('a link verifies only the address it was sent to, and a new address gets its own', async () => {
  const vendor = await signedInVendor({ email: 'mine@example.com' })
  await waitForEmails(1)
  expect((await saveEmail(vendor.headers, 'yours@example.com')).statusCode).toBe(200)
  await waitForEmails(2)

  const [toOld, toNew] = emails
  expect((await verify(tokenIn(toOld))).statusCode).toBe(400)
  expect(await menuStatus(vendor.id)).toBe(404)
  expect(toNew).toContain('To: yours@example.com')
  expect((await verify(tokenIn(toNew))).statusCode).toBe(200)
})

test('saving the same address again sends no email and keeps the link valid', async () => {
  const vendor = await signedInVendor({ email: 'same@example.com' })
  await waitForEmails(1)
  expect((await saveEmail(vendor.headers, 'same@example.com')).statusCode).toBe(200)
  expect((await verify(tokenIn(emails[0]))).statusCode).toBe(200)
  expect(emails).toHaveLength(1)
})

test('an email requested while the address changes goes to the new address', async () => {
  const vendor = await signedInVendor({ email: 'before@example.com' })
  await waitForEmails(1)

  const { answer } = await db.transaction().execute(async (db) => {
    await db.updateTable('vendors').set({ email: 'after@example.com' }).where('id', '=', vendor.id).execute()
    const answer = Promise.resolve(resend(vendor.headers))
    const waiting = sql`select from pg_locks where not granted`
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0)
    return { answer }
  })
  expect((await answer).statusCode).toBe(200)
  expect(emails[1]).toContain('To: after@example.com')
})

test('a vendor who changes the address five times gets only three emails for it', async () => {
  const vendor = await signedInVendor({ email: 'flood@example.com' })
  await waitForEmails(1)
  for (let n = 1; n <= 5; n++) {
    expect((await saveEmail(vendor.headers, `flood${n}@example.com`)).statusCode).toBe(200)
    if (n <= 3) await waitForEmails(1 + n)
  }
  // A resent email has its own limit; once it arrives, any earlier email would have arrived too.
  expect((await resend(vendor.headers)).statusCode).toBe(200)
  expect(emails).toHaveLength(5)
})
