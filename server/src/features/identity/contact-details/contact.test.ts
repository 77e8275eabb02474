import { vendorsApi } from '@thela/contract/vendors/profile'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, PASSWORD } from '../../../../test/app.ts'
import type { Db } from '../../../db/connect.ts'
import { WRONG_PASSWORDS_PER_15_MINUTES } from '../../../http/limits.ts'
import { type ConfirmPassword, changeProfile } from '../../vendors/profile/change-profile.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { updatePasswordHash } from '../passwords/queries.ts'
import { requirePassword } from './save-profile.ts'

type Email = { to: string[]; text: string }
const emails: Email[] = []
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      emails.push({
        to,
        text: Buffer.concat(chunks)
          .toString()
          .replace(/=\r?\n/g, ''),
      })
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

beforeEach(() => {
  emails.length = 0
})

type Vendor = Awaited<ReturnType<typeof signedInVendor>>

const save = ({ headers }: Vendor, payload: object, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'PUT', url: vendorsApi.updateProfile.path, headers, payload, remoteAddress })
const contactOf = (id: string) =>
  db.selectFrom('vendors').select(['phone', 'email']).where('id', '=', id).executeTakeFirstOrThrow()
const waitForEmails = (count: number) => expect.poll(() => emails.length).toBe(count)

let next = 7_700_000_000
const newPhone = () => `+91${next++}`

test('a new UPI address is refused without the password, and can be removed without it [SLIP-03]', async () => {
  const vendor = await signedInVendor()
  const refused = await save(vendor, { upiAddress: 'thief@okaxis' })
  const msg = 'Please enter your current password to change your UPI address'
  expect([refused.statusCode, refused.json().details]).toEqual([422, [{ path: 'currentPassword', msg }]])

  const accepted = await save(vendor, { upiAddress: 'asha@okaxis', currentPassword: PASSWORD })
  expect(accepted.json().vendor.upiAddress).toBe('asha@okaxis')
  const wrong = await save(vendor, { upiAddress: 'thief@okaxis', currentPassword: 'Wrong0ne!' })
  expect(wrong.json().details).toEqual([{ path: 'currentPassword', msg: 'Current password is incorrect' }])
  expect((await save(vendor, { tagline: 'Hot', upiAddress: 'asha@okaxis' })).statusCode).toBe(200)
  expect((await save(vendor, { upiAddress: null })).json().vendor.upiAddress).toBeNull()
})

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

  test('is accepted with the password', async () => {
    const vendor = await signedInVendor()
    const change = { phone: newPhone(), email: `b${newPhone()}@example.com` }
    const answer = await save(vendor, { ...change, currentPassword: PASSWORD })

    expect(answer.statusCode).toBe(200)
    expect(await contactOf(vendor.id)).toEqual(change)
  })

  test('is refused even with the right password after ten wrong ones from one address', async () => {
    const vendor = await signedInVendor()
    const guess = (currentPassword: string) => save(vendor, { phone: newPhone(), currentPassword })
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess('Wrong0ne!')))

    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(
      WRONG_PASSWORDS_PER_15_MINUTES,
    )
    expect((await guess(PASSWORD)).statusCode).toBe(429)
    expect((await save(vendor, { tagline: 'Still here' })).statusCode).toBe(200)
  })

  test('is never logged together with a password', async () => {
    const vendor = await signedInVendor()
    await save(vendor, { phone: newPhone(), currentPassword: PASSWORD })
    const logs = await db.selectFrom('auditLogs').selectAll().where('entityId', '=', vendor.id).execute()
    expect(logs).toHaveLength(2)
    expect(JSON.stringify(logs)).not.toContain(PASSWORD)
  })

  test('is refused in the transaction unless the current password is confirmed', async () => {
    const vendor = await signedInVendor()
    const [actor, input] = [{ role: 'VENDOR', id: vendor.id, ip: '::1' } as const, { phone: newPhone() }]
    const change = (confirmPassword?: ConfirmPassword) =>
      db.transaction().execute((db) => changeProfile(db, actor, { input, confirmPassword }))

    await expect(change()).rejects.toMatchObject({ status: 422 })
    const passwordHash = await hashPassword('another one')
    const confirmPassword = (db: Db) => requirePassword(db, vendor.id, passwordHash)
    await expect(change(confirmPassword)).rejects.toMatchObject({ status: 422 })
    await updatePasswordHash(db, { vendorId: vendor.id }, passwordHash)
    await expect(change(confirmPassword)).resolves.toMatchObject({ after: input })
  })
})

describe('a number that another vendor has in another spelling', () => {
  const national = () => newPhone().slice('+91'.length)
  const savePhone = (vendor: Vendor, more: object) => save(vendor, { ...more, currentPassword: PASSWORD })

  test('is refused with and without +91, and the old number stays', async () => {
    for (const [theirs, tried] of [national(), national()].flatMap((digits) => [
      [`+91${digits}`, digits],
      [`+91${digits}`, `0${digits}`],
    ])) {
      const vendor = await signedInVendor()
      await savePhone(await signedInVendor(), { phone: theirs })
      const answer = await savePhone(vendor, { phone: tried })

      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { message: 'Phone number already registered', error: 'vendor_phone_taken' },
      ])
      expect((await contactOf(vendor.id)).phone).toBe(vendor.phone)
    }
  })

  test('is told only to who has the password', async () => {
    const digits = national()
    await signedInVendor({ phone: `+91${digits}` })
    const answer = await save(await signedInVendor(), { phone: digits, currentPassword: 'Wrong0ne!' })
    expect(answer.statusCode).toBe(422)
  })

  test('is free for vendors of another country, but not for one who moves to India with it', async () => {
    const digits = national()
    await signedInVendor({ phone: `+91${digits}` })
    const abroad = { country: 'United States', state: 'California' }

    const mover = await signedInVendor(abroad)
    const moving = { phone: `0${digits}`, country: 'IN', state: 'GJ' }
    expect((await savePhone(mover, moving)).statusCode).toBe(409)
    expect((await savePhone(await signedInVendor(abroad), { phone: digits })).statusCode).toBe(200)
  })

  test('is refused in the spellings of the United States too [QUICK-10]', async () => {
    const abroad = { country: 'United States', state: 'California' }
    await signedInVendor({ phone: '(415) 555-0160', ...abroad })
    for (const phone of ['+1 415 555 0160', '14155550160', '415-555-0160']) {
      const answer = await savePhone(await signedInVendor(abroad), { phone })
      expect([phone, answer.statusCode, answer.json().error]).toEqual([phone, 409, 'vendor_phone_taken'])
    }
  })

  test('does not stop vendors from spelling their own number in another way', async () => {
    const vendor = await signedInVendor()
    const digits = vendor.phone.replace('+91', '')
    const answer = await savePhone(vendor, { phone: digits })
    expect([answer.statusCode, answer.json().vendor.phone]).toEqual([200, digits])
  })
})

describe('the number in E.164 [QUICK-10]', () => {
  const numberOf = async (id: string) =>
    (await db.selectFrom('vendors').select('phoneE164').where('id', '=', id).executeTakeFirstOrThrow())
      .phoneE164

  test('follows the number and the country of the profile', async () => {
    const vendor = await signedInVendor({ phone: '98765 00901' })
    expect(await numberOf(vendor.id)).toBe('+919876500901')

    await save(vendor, { phone: '0415 555 0170', currentPassword: PASSWORD })
    expect(await numberOf(vendor.id)).toBe('+914155550170')
    await save(vendor, { country: 'US', state: 'CA' })
    expect(await numberOf(vendor.id)).toBe('+14155550170')
    await save(vendor, { phone: '7', currentPassword: PASSWORD })
    expect(await numberOf(vendor.id)).toBeNull()
  })

  test('is not looked at again when a vendor of earlier days shares it and saves the profile', async () => {
    const phone = '98765 00902'
    const vendor = await signedInVendor({ phone })
    await db.updateTable('vendors').set({ phoneE164: null }).where('id', '=', vendor.id).execute()
    await signedInVendor({ phone: '+919876500902' })

    const answer = await save(vendor, { phone: '98765-00902', country: 'India', tagline: 'Crisp' })
    expect([answer.statusCode, answer.json().vendor.phone]).toEqual([200, '98765-00902'])
  })
})

test('the same phone number or email in another format needs no password', async () => {
  const vendor = await signedInVendor({ email: `c${newPhone()}@example.com` })
  const phone = vendor.phone.replace('+91', '+91 ')
  const answer = await save(vendor, { phone, email: vendor.user.email.toUpperCase(), tagline: 'Crisp' })

  expect([answer.statusCode, answer.json().vendor.phone]).toEqual([200, phone])
  expect(emails).toEqual([])
})

describe('the previous email address', () => {
  test('gets an email about a new address or phone number, without the new values', async () => {
    const email = `d${newPhone()}@example.com`
    const vendor = await signedInVendor({ email })
    const [phone, newEmail] = [newPhone(), `e${newPhone()}@example.com`]
    await save(vendor, { phone, currentPassword: PASSWORD })
    await waitForEmails(1)
    await save(vendor, { email: newEmail, currentPassword: PASSWORD })
    await waitForEmails(2)

    expect(emails.map(({ to }) => to)).toEqual([[email], [email]])
    expect(emails.map(({ text }) => /^Subject: (.*)/m.exec(text)?.[1])).toEqual([
      'The phone number of your Thela account was changed',
      'The email address of your Thela account was changed',
    ])
    const text = emails.map((message) => message.text).join()
    for (const secret of [phone.slice(1), newEmail, vendor.token, PASSWORD])
      expect(text).not.toContain(secret)
  })

  test('gets no email about other changes, and a vendor without an address gets none at all', async () => {
    const withEmail = await signedInVendor({ email: `f${newPhone()}@example.com` })
    await save(withEmail, { tagline: 'Crisp' })
    const withoutEmail = await signedInVendor()
    await save(withoutEmail, { phone: newPhone(), currentPassword: PASSWORD })
    // Once this expected email arrives, any unexpected one would have arrived too.
    await save(withEmail, { phone: newPhone(), currentPassword: PASSWORD })
    await waitForEmails(1)
    expect(emails[0]?.to).toEqual([withEmail.user.email])
  })
})
