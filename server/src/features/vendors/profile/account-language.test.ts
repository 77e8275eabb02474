import { accountsApi } from '@thela/contract/identity/accounts'
import { accountLanguageApi } from '@thela/contract/vendors/account-language'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { expect, test } from 'vitest'
import { createTestApp, PASSWORD } from '../../../../test/app.ts'
import { traceOf } from '../../../../test/writes.ts'

const { app, db, signedInVendor } = await createTestApp()

type Headers = Record<string, string>

const choose = (headers: Headers, language: unknown) =>
  app.inject({ method: 'PUT', url: accountLanguageApi.set.path, headers, payload: { language } })
const readLanguage = async (headers: Headers) =>
  (await app.inject({ url: vendorsApi.readProfile.path, headers })).json().vendor.language

test('an account has no language until its vendor chooses one [LANG-05]', async () => {
  const { headers } = await signedInVendor()
  expect(await readLanguage(headers)).toBe(null)

  const answer = await choose(headers, 'gu')
  expect([answer.statusCode, answer.json()]).toEqual([200, { language: 'gu' }])
  expect(await readLanguage(headers)).toBe('gu')
})

test('the language of the registration is kept, and every sign-in tells it [LANG-05]', async () => {
  const vendor = await signedInVendor({ language: 'hi' })
  expect(vendor.user.language).toBe('hi')

  const { phone } = vendor
  const answer = await app.inject({
    method: 'POST',
    url: accountsApi.loginVendor.path,
    payload: { phone, password: PASSWORD },
  })
  expect(answer.json().user.language).toBe('hi')
})

test('a choice is logged with the language before it, and the menu stays as it is', async () => {
  const { headers, id } = await signedInVendor({ language: 'hi' })
  const { logs, events, revisions } = await traceOf(db, id, () => choose(headers, 'gu'))

  expect(logs).toMatchObject([
    { action: 'UPDATE', entity: 'VENDOR', oldValues: { language: 'hi' }, newValues: { language: 'gu' } },
  ])
  expect([events, revisions]).toEqual([['VENDOR_SETTINGS_UPDATED'], 0])
})

test('a language that the dashboard does not have is refused, and so is a call without a session', async () => {
  const { headers } = await signedInVendor()
  for (const language of ['ta', 'EN', '', null, undefined])
    expect((await choose(headers, language)).statusCode).toBe(422)
  expect((await choose({}, 'hi')).statusCode).toBe(401)
  expect(await readLanguage(headers)).toBe(null)
})

test('what one vendor chooses changes no other account', async () => {
  const [one, other] = [await signedInVendor(), await signedInVendor()]
  await choose(one.headers, 'gu')
  expect(await readLanguage(other.headers)).toBe(null)
})
