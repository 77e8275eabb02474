import { accountsApi } from '@thela/contract/identity/accounts'
import { describe, expect, test } from 'vitest'
import { createTestApp, registration } from '../../../../test/app.ts'

const { app, db, platform } = await createTestApp()
const url = accountsApi.registerVendor.path

const register = (more: object = {}) => app.inject({ method: 'POST', url, payload: registration(more) })

async function refusalOf(more: object) {
  const answer = await register(more)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().message).toBe('Validation error')
  return answer.json().details as { msg: string; path: string }[]
}

test('a vendor registers and is signed in at once [API-08] [ENT-01] [ENT-02] [ENT-04]', async () => {
  const more = { address: '1 Ring Road', description: 'Rooftop' }
  const answer = await register({ businessName: 'Café  Zaria!', email: 'Zaria@Example.com', ...more })

  expect(answer.statusCode).toBe(201)
  const { token, user } = answer.json()
  expect(token).toMatch(/^qv_/)
  expect(user).toMatchObject({
    businessName: 'Café  Zaria!',
    slug: 'café-zaria',
    vendorName: 'café-zaria',
    email: 'Zaria@Example.com',
    ...more,
    role: 'VENDOR',
    isActive: true,
    isBanned: false,
    showAds: true,
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    area: 'Adajan',
  })
  expect(user.id).toMatch(/^[2-9a-z]{12}$/)
  expect(user.name).toBe('Asha Patel')
  expect(user.phone).toMatch(/^\+91\d{10}$/)
  expect(user.qrCodeUrl).toMatch(/^\/uploads\/qr-codes\//)
  expect(JSON.stringify(answer.json())).not.toContain('assword')
})

test('a new vendor has a QR code that can be fetched', async () => {
  const { user } = (await register()).json()
  const picture = await app.inject(user.qrCodeUrl)

  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-type']).toBe('image/png')
})

test('registering is counted and written into the log', async () => {
  const { user } = (await register()).json()

  const events = await db.selectFrom('events').select('type').where('vendorId', '=', user.id).execute()
  expect(events).toEqual([{ type: 'VENDOR_REGISTRATION' }])
  const logs = await db.selectFrom('auditLogs').selectAll().where('entityId', '=', user.id).execute()
  expect(logs).toMatchObject([{ action: 'CREATE', entity: 'VENDOR', actorType: 'VENDOR', actorId: user.id }])
  expect(JSON.stringify(logs)).not.toMatch(/argon2|passw/i)
})

test('twenty shops of one name that register at once get twenty vendor names', async () => {
  const shops = Array.from({ length: 20 }, () => register({ businessName: 'Twin Corner' }))
  const names = (await Promise.all(shops)).map((answer) => answer.json().user.vendorName)

  const numbered = Array.from({ length: 19 }, (_, n) => `twin-corner-${n + 2}`)
  expect(names.toSorted()).toEqual(['twin-corner', ...numbered].toSorted())
})

test('codes and odd spellings of places become their proper names', async () => {
  const { user } = (await register({ country: 'in', state: 'gj' })).json()
  expect([user.country, user.state]).toEqual(['India', 'Gujarat'])
})

test('a caller that names no country gets the documented default [CONST-06]', async () => {
  const { user } = (await register({ country: undefined, state: 'California' })).json()
  expect(user.country).toBe('United States')
})

test('an unknown place is kept as it was given', async () => {
  const { user } = (await register({ country: 'Atlantis', state: ' Deep ' })).json()
  expect([user.country, user.state]).toEqual(['Atlantis', 'Deep'])
})

describe('a form that is not right is told field by field, in its own words [ERR-14]', () => {
  test.each<[object, string, string, string]>([
    [{ name: ' ' }, 'name', 'Full name is required', 'REG-05'],
    [{ name: 'A' }, 'name', 'Name must be at least 2 characters', 'REG-06'],
    [{ businessName: '' }, 'businessName', 'Business name is required', 'REG-07'],
    [{ businessName: 'B' }, 'businessName', 'Business name must be at least 2 characters', 'REG-08'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address', 'REG-09'],
    [{ phone: '' }, 'phone', 'Phone number is required', 'REG-11'],
    [
      { phone: '+0123' },
      'phone',
      'Please enter a valid phone number (digits only, starting with 1-9, optionally prefixed with +)',
      'REG-12',
    ],
    [
      { phone: '12345678901234567' },
      'phone',
      'Please enter a valid phone number (digits only, starting with 1-9, optionally prefixed with +)',
      'CONST-05',
    ],
    [{ password: '' }, 'password', 'Password is required', 'REG-13'],
    [{ password: 'Aa1!' }, 'password', 'Password must be at least 8 characters', 'REG-14'],
    [
      { password: 'alllowercase1!' },
      'password',
      'Password must contain uppercase, lowercase, number, and special character',
      'REG-15',
    ],
    [{ state: '' }, 'state', 'State is required', 'REG-19'],
    [{ city: undefined }, 'city', 'City is required', 'REG-19'],
    [{ area: '' }, 'area', 'Area is required', 'REG-19'],
  ])('%j → %s: %s [%s]', async (more, path, msg, _id) => {
    expect(await refusalOf(more)).toEqual([{ path, msg }])
  })
})

test('e-mail, address and description may be left out [REG-10] [REG-18]', async () => {
  const { user } = (await register({ email: '', address: undefined, description: '' })).json()
  expect([user.email, user.address, user.description]).toEqual([null, null, null])
})

test('a phone number is registered once, however it is written', async () => {
  const first = registration({ phone: '+919812345678' })
  expect((await app.inject({ method: 'POST', url, payload: first })).statusCode).toBe(201)

  const again = await register({ phone: '919812345678' })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toEqual({ message: 'Phone number already registered', error: 'vendor_phone_taken' })
})

test('an e-mail is registered once, in any case', async () => {
  await register({ email: 'one@example.com' })
  const again = await register({ email: 'ONE@example.com' })

  expect([again.statusCode, again.json().message]).toEqual([409, 'Email already registered'])
})

test('while registrations are closed nobody registers', async () => {
  await saveSettings({ allowRegistrations: false })
  const answer = await register()
  await db.deleteFrom('platformSettings').execute()

  expect(answer.statusCode).toBe(403)
  expect(answer.json().message).toBe('New vendor registrations are currently closed.')
})

test('a vendor whose row could not be written leaves nothing behind', async () => {
  const before = await count()
  expect((await register({ phone: '+919812345678' })).statusCode).toBe(409)
  expect(await count()).toEqual(before)
})

async function count() {
  const tables = ['vendors', 'sessions', 'auditLogs', 'events'] as const
  const rows = await Promise.all(
    tables.map((table) => db.selectFrom(table).select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()),
  )
  const codes = await platform.files.list('qr-codes', new Date(Date.now() + 60_000))
  return { rows, codes: codes.length }
}

function saveSettings(more: object) {
  return platform.db
    .insertInto('platformSettings')
    .values({
      siteName: 'Thela',
      siteDescription: '',
      maintenanceMode: false,
      allowRegistrations: true,
      requireEmailVerification: false,
      maxFileSize: 5,
      allowedFileTypes: ['png'],
      ...more,
    })
    .execute()
}
