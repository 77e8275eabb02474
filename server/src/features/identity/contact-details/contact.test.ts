import { vendorsApi } from '@thela/contract/vendors/profile'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, PASSWORD } from '../../../../test/app.ts'
import type { Db } from '../../../db/connect.ts'
import { WRONG_PASSWORDS_PER_15_MINUTES } from '../../../http/limits.ts'
import { type ConfirmContact, changeProfile } from '../../vendors/profile/change-profile.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { updatePasswordHash } from '../passwords/queries.ts'
import { insistOnPassword } from './save-profile.ts'

type Letter = { to: string[]; text: string }
const letters: Letter[] = []
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      letters.push({
        to,
        text: Buffer.concat(chunks)
          .toString()
          .replace(/=\r?\n/g, ''),
      })
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

beforeEach(() => {
  letters.length = 0
})

type Vendor = Awaited<ReturnType<typeof signedInVendor>>

const save = ({ headers }: Vendor, payload: object, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'PUT', url: vendorsApi.updateProfile.path, headers, payload, remoteAddress })
const contactOf = (id: string) =>
  db.selectFrom('vendors').select(['phone', 'email']).where('id', '=', id).executeTakeFirstOrThrow()
const untilLetters = (count: number) => expect.poll(() => letters.length).toBe(count)

let next = 7_700_000_000
const newPhone = () => `+91${next++}`

describe('a new phone number or email', () => {
  test.each([
    ['without the password', {}, 'Please enter your current password to change your phone number or email'],
    ['with a wrong one', { currentPassword: 'Wrong0ne!' }, 'Current password is incorrect'],
  ])('is refused %s', async (_how, proof, msg) => {
    const vendor = await signedInVendor({ email: `a${newPhone()}@example.com` })
    for (const change of [{ phone: newPhone() }, { email: 'thief@example.com' }, { email: '' }]) {
      const answer = await save(vendor, { ...change, tagline: 'Mine now', ...proof })
      expect([answer.statusCode, answer.json().details]).toEqual([422, [{ path: 'currentPassword', msg }]])
    }
    expect(await contactOf(vendor.id)).toEqual({ phone: vendor.phone, email: vendor.user.email })
  })

  test('is taken with the password', async () => {
    const vendor = await signedInVendor()
    const change = { phone: newPhone(), email: `b${newPhone()}@example.com` }
    const answer = await save(vendor, { ...change, currentPassword: PASSWORD })

    expect(answer.statusCode).toBe(200)
    expect(await contactOf(vendor.id)).toEqual(change)
  })

  test('is guessed at ten times from one address, thereafter nobody asks', async () => {
    const vendor = await signedInVendor()
    const guess = (currentPassword: string) => save(vendor, { phone: newPhone(), currentPassword })
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess('Wrong0ne!')))

    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(
      WRONG_PASSWORDS_PER_15_MINUTES,
    )
    expect((await guess(PASSWORD)).statusCode).toBe(429)
    expect((await save(vendor, { tagline: 'Still here' })).statusCode).toBe(200)
  })

  test('never stands in the log beside a password', async () => {
    const vendor = await signedInVendor()
    await save(vendor, { phone: newPhone(), currentPassword: PASSWORD })
    const logs = await db.selectFrom('auditLogs').selectAll().where('entityId', '=', vendor.id).execute()
    expect(logs).toHaveLength(2)
    expect(JSON.stringify(logs)).not.toContain(PASSWORD)
  })

  test('that another tab brought meanwhile needs the password too', async () => {
    const vendor = await signedInVendor()
    const [actor, input] = [{ role: 'VENDOR', id: vendor.id, ip: '::1' } as const, { phone: newPhone() }]
    const change = (confirmContact?: ConfirmContact) =>
      db.transaction().execute((db) => changeProfile(db, actor, { input, confirmContact }))

    await expect(change()).rejects.toMatchObject({ status: 422 })
    const passwordHash = await hashPassword('another one')
    const insist = (db: Db) => insistOnPassword(db, vendor.id, passwordHash)
    await expect(change(insist)).rejects.toMatchObject({ status: 422 })
    await updatePasswordHash(db, { vendorId: vendor.id }, passwordHash)
    await expect(change(insist)).resolves.toMatchObject({ after: input })
  })
})

test('the same number and the same email, written differently, need no password', async () => {
  const vendor = await signedInVendor({ email: `c${newPhone()}@example.com` })
  const phone = vendor.phone.replace('+91', '+91 ')
  const answer = await save(vendor, { phone, email: vendor.user.email.toUpperCase(), tagline: 'Crisp' })

  expect([answer.statusCode, answer.json().vendor.phone]).toEqual([200, phone])
  expect(letters).toEqual([])
})

describe('the address on file before', () => {
  test('is told of a new one, and of a new number, without their values', async () => {
    const email = `d${newPhone()}@example.com`
    const vendor = await signedInVendor({ email })
    const [phone, newEmail] = [newPhone(), `e${newPhone()}@example.com`]
    await save(vendor, { phone, currentPassword: PASSWORD })
    await untilLetters(1)
    await save(vendor, { email: newEmail, currentPassword: PASSWORD })
    await untilLetters(2)

    expect(letters.map(({ to }) => to)).toEqual([[email], [email]])
    expect(letters.map(({ text }) => /^Subject: (.*)/m.exec(text)?.[1])).toEqual([
      'The phone number of your Thela account was changed',
      'The email address of your Thela account was changed',
    ])
    const text = letters.map((letter) => letter.text).join()
    for (const secret of [phone.slice(1), newEmail, vendor.token, PASSWORD])
      expect(text).not.toContain(secret)
  })

  test('hears nothing of other changes, and where there is none nobody is told', async () => {
    const told = await signedInVendor({ email: `f${newPhone()}@example.com` })
    await save(told, { tagline: 'Crisp' })
    const silent = await signedInVendor()
    await save(silent, { phone: newPhone(), currentPassword: PASSWORD })
    // A letter that is due comes after those that are not.
    await save(told, { phone: newPhone(), currentPassword: PASSWORD })
    await untilLetters(1)
    expect(letters[0]?.to).toEqual([told.user.email])
  })
})
