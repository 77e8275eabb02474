import { accountsApi } from '@thela/contract/identity/accounts'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, PASSWORD, registration } from '../../../../test/app.ts'

const letters: string[] = []
let isPostClosed = false
let refusals = 0
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom(_address, _session, done) {
    if (isPostClosed) refusals++
    done(isPostClosed ? new Error('Come back tomorrow') : null)
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      const letter = Buffer.concat(chunks).toString()
      // The word to the old address has tests of its own.
      if (letter.includes('verify-email')) letters.push(letter)
      done()
    })
  },
})
await new Promise<void>((listening) => post.listen(0, '127.0.0.1', listening))
afterAll(() => post.close())
const { port } = post.server.address() as { port: number }

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
  letters.length = 0
  isPostClosed = false
})

/** The letter follows the answer. */
const untilLetters = (count: number) => expect.poll(() => letters.length).toBe(count)

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

/** What people read, without the transport's encodings. */
function wordsOf(letter = '') {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(letter) ?? []
  if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n')
}

const tokenIn = (letter: string | undefined) => /#token=([\w-]{43})/.exec(wordsOf(letter))?.[1] ?? ''

test('a new menu is offline until the mailed link is opened, once', async () => {
  const vendor = await signedInVendor({ email: 'asha@example.com' })
  expect(vendor.user.emailVerified).toBe(false)
  expect(await menuStatus(vendor.id)).toBe(404)
  await untilLetters(1)

  const token = tokenIn(letters[0])
  const answer = await verify(token)
  expect([answer.statusCode, answer.json().message]).toEqual([200, 'Email verified successfully!'])
  expect(await menuStatus(vendor.id)).toBe(200)

  const again = await verify(token)
  expect([again.statusCode, again.json().message]).toEqual([400, 'This link is invalid or has expired.'])
})

test('the token stands where no server sees it: in the fragment of the address', async () => {
  await signedInVendor({ email: 'fragment@example.com' })
  await untilLetters(1)
  expect(wordsOf(letters[0])).toMatch(/^http:\/\/thela\.test\/auth\/verify-email#token=[\w-]{43}$/m)
})

test('a name that was kept with line breaks makes no line of its own in a letter', async () => {
  const vendor = await signedInVendor({ email: 'lines@example.com' })
  await untilLetters(1)
  await db
    .updateTable('vendors')
    .set({ name: 'Asha,\r\n\r\nyour account is closed.\nBcc: all@example.com', businessName: 'A\u2028B' })
    .where('id', '=', vendor.id)
    .execute()
  await resend(vendor.headers)

  const lines = wordsOf(letters[1]).split('\n')
  expect(lines).toContain('Hello Asha, your account is closed. Bcc: all@example.com,')
  expect(lines).toContain('open this link to put the menu of A B online:')
})

test('a mail server that refuses the letter spoils no registration, and the letter is sent again', async () => {
  isPostClosed = true
  const vendor = await signedInVendor({ email: 'ravi@example.com' })
  await expect.poll(() => refusals).toBe(1)

  isPostClosed = false
  expect((await resend(vendor.headers)).statusCode).toBe(200)
  expect((await verify(tokenIn(letters[0]))).statusCode).toBe(200)
})

test('without an e-mail address nobody registers while verification is required', async () => {
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

test('a new letter makes the older link worthless', async () => {
  const vendor = await signedInVendor({ email: 'second@example.com' })
  await untilLetters(1)

  expect((await resend(vendor.headers)).statusCode).toBe(200)
  const [older, newer] = letters.map(tokenIn)
  expect((await verify(older ?? '')).statusCode).toBe(400)
  expect((await verify(newer ?? '')).statusCode).toBe(200)
  expect((await resend(vendor.headers)).json().message).toBe('Email is already verified')
})

test('a link that is two days old no longer works', async () => {
  await signedInVendor({ email: 'late@example.com' })
  await untilLetters(1)
  await db.updateTable('oneTimeTokens').set({ expiresAt: sql`now()` }).where('usedAt', 'is', null).execute()
  expect((await verify(tokenIn(letters[0]))).statusCode).toBe(400)
})

test('a link verifies only the address it was sent to, and a new address gets its own', async () => {
  const vendor = await signedInVendor({ email: 'mine@example.com' })
  await untilLetters(1)
  expect((await saveEmail(vendor.headers, 'yours@example.com')).statusCode).toBe(200)
  await untilLetters(2)

  const [toOld, toNew] = letters
  expect((await verify(tokenIn(toOld))).statusCode).toBe(400)
  expect(await menuStatus(vendor.id)).toBe(404)
  expect(toNew).toContain('To: yours@example.com')
  expect((await verify(tokenIn(toNew))).statusCode).toBe(200)
})

test('an address saved again as it was stays verified and gets no letter', async () => {
  const vendor = await signedInVendor({ email: 'same@example.com' })
  await untilLetters(1)
  expect((await saveEmail(vendor.headers, 'same@example.com')).statusCode).toBe(200)
  expect((await verify(tokenIn(letters[0]))).statusCode).toBe(200)
  expect(letters).toHaveLength(1)
})

test('a letter asked for while the address changes goes to the new one', async () => {
  const vendor = await signedInVendor({ email: 'before@example.com' })
  await untilLetters(1)

  const { answer } = await db.transaction().execute(async (db) => {
    await db.updateTable('vendors').set({ email: 'after@example.com' }).where('id', '=', vendor.id).execute()
    const answer = Promise.resolve(resend(vendor.headers))
    const waiting = sql`select from pg_locks where not granted`
    await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0)
    return { answer }
  })
  expect((await answer).statusCode).toBe(200)
  expect(letters[1]).toContain('To: after@example.com')
})

test('who changes the address again and again gets three letters', async () => {
  const vendor = await signedInVendor({ email: 'flood@example.com' })
  await untilLetters(1)
  for (let n = 1; n <= 5; n++) {
    expect((await saveEmail(vendor.headers, `flood${n}@example.com`)).statusCode).toBe(200)
    if (n <= 3) await untilLetters(1 + n)
  }
  // One more letter on its own count, after which those before it would have come too.
  expect((await resend(vendor.headers)).statusCode).toBe(200)
  expect(letters).toHaveLength(5)
})
