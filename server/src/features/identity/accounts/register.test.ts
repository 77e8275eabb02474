import { accountsApi } from '@thela/contract/identity/accounts'
import { describe, expect, test } from 'vitest'
import { createTestApp, registration } from '../../../../test/app.ts'
import { pathsOf } from '../../../../test/stored-files.ts'

const { app, db, platform } = await createTestApp()
const url = accountsApi.registerVendor.path

const register = (more: object = {}) => app.inject({ method: 'POST', url, payload: registration(more) })

async function refusalOf(more: object) {
  const answer = await register(more)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().message).toBe('Validation error')
  return answer.json().details as { msg: string; path: string }[]
}

test('a vendor registers and is signed in immediately [API-08] [ENT-04]', async () => {
  const payload = registration({
    email: 'asha@example.com',
    address: '1 Ring Road',
    description: 'Rooftop',
    country: 'India',
  })
  const answer = await app.inject({ method: 'POST', url, payload })

  expect(answer.statusCode).toBe(201)
  const { token, user } = answer.json()
  expect(token).toMatch(/^qv_/)
  const { password, ...stored } = payload
  expect(user).toMatchObject(stored)
  expect(answer.body).not.toContain(password)
  expect(answer.body).not.toContain('assword')

  const headers = { authorization: `Bearer ${token}` }
  expect((await app.inject({ url: accountsApi.readProfile.path, headers })).json()).toEqual({ vendor: user })
})

test('the user has a role, a QR code and the whole profile [ENT-01] [ENT-02]', async () => {
  const more = { businessName: 'Café  Zaria!', email: 'Zaria@Example.com', phone: '+919800112233' }
  const { user } = (await register(more)).json()

  expect(user).toEqual({
    id: expect.stringMatching(/^[2-9a-z]{12}$/),
    name: 'Asha Patel',
    ...more,
    vendorName: 'café-zaria',
    slug: 'café-zaria',
    role: 'VENDOR',
    qrCodeUrl: expect.stringMatching(/^\/uploads\/qr-codes\//),
    publicUrl: expect.stringMatching(/^http:\/\/thela\.test\/caf/),
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    area: 'Adajan',
    ...{ address: null, description: null, tagline: null, cuisine: null, priceRange: null },
    ...{ latitude: null, longitude: null, openingTime: null, closingTime: null },
    ...{ weekHours: null, closedUntil: null },
    ...{ language: null, menuLanguage: 'en', otherLanguages: [] },
    ...{ logoUrl: null, coverImageUrl: null },
    ...{ isActive: true, isBanned: false, showAds: true, emailVerified: false },
    ...{ showPhone: true, showEstimatedTime: true, fssaiNumber: null },
    ...{ orderSlip: false, slipByWhatsapp: false, upiAddress: null },
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
  })
})

test('whoever registers in Gujarati has a menu in Gujarati [LANG-06]', async () => {
  const { user } = (await register({ language: 'gu' })).json()

  expect(user).toMatchObject({ language: 'gu', menuLanguage: 'gu', otherLanguages: [] })
  const page = await app.inject(`/m/${user.id}`)
  expect(page.body).toContain('<html lang="gu"')
})

test('a new vendor has a QR code that can be downloaded', async () => {
  const { user } = (await register()).json()
  const picture = await app.inject(user.qrCodeUrl)

  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-type']).toBe('image/png')
})

test('a registration is counted and written to the audit log', async () => {
  const { user } = (await register()).json()

  const events = await db.selectFrom('events').select('type').where('vendorId', '=', user.id).execute()
  expect(events).toEqual([{ type: 'VENDOR_REGISTRATION' }])
  const logs = await db.selectFrom('auditLogs').selectAll().where('entityId', '=', user.id).execute()
  expect(logs).toMatchObject([{ action: 'CREATE', entity: 'VENDOR', actorType: 'VENDOR', actorId: user.id }])
  expect(JSON.stringify(logs)).not.toMatch(/argon2|passw/i)
})

test('twenty vendors who register the same business name at the same time get different vendor names', async () => {
  const shops = Array.from({ length: 20 }, () => register({ businessName: 'Twin Corner' }))
  const answers = await Promise.all(shops)
  expect(answers.map(({ statusCode, body }) => (statusCode === 201 ? '' : body)).join('')).toBe('')
  const names = answers.map((answer) => answer.json().user.vendorName)

  const numbered = Array.from({ length: 19 }, (_, n) => `twin-corner-${n + 2}`)
  expect(names.toSorted()).toEqual(['twin-corner', ...numbered].toSorted())
})

test('codes of places are stored as their full names', async () => {
  const { user } = (await register({ country: 'in', state: 'gj' })).json()
  expect([user.country, user.state]).toEqual(['India', 'Gujarat'])
})

test('a registration without a country gets the documented default [CONST-06]', async () => {
  const { user } = (await register({ country: undefined, state: 'California' })).json()
  expect(user.country).toBe('United States')
})

test('an unknown place is stored as entered', async () => {
  const { user } = (await register({ country: 'Atlantis', state: ' Deep ' })).json()
  expect([user.country, user.state]).toEqual(['Atlantis', 'Deep'])
})

describe('an invalid form is refused with a message', () => {
  test('for each field at once [ERR-14]', async () => {
    expect(await refusalOf({ name: '', businessName: '', email: 'nobody' })).toEqual([
      { path: 'name', msg: 'Full name is required' },
      { path: 'businessName', msg: 'Business name is required' },
      { path: 'email', msg: 'Please enter a valid email address' },
    ])
  })

  async function expectRefused(field: string, values: unknown[], msg: string) {
    for (const value of values)
      expect([value, await refusalOf({ [field]: value })]).toEqual([value, [{ path: field, msg }]])
  }

  test('if the full name is missing or has one character [REG-05] [REG-06]', async () => {
    await expectRefused('name', ['', ' ', undefined], 'Full name is required')
    await expectRefused('name', ['A', ' A '], 'Name must be at least 2 characters')
    expect((await register({ name: 'Al' })).statusCode).toBe(201)
  })

  test('if the business name is missing or has one character [REG-07] [REG-08]', async () => {
    await expectRefused('businessName', ['', ' ', undefined], 'Business name is required')
    await expectRefused('businessName', ['B', ' B '], 'Business name must be at least 2 characters')
    expect((await register({ businessName: 'Bo' })).statusCode).toBe(201)
  })

  test('if the email is ill-formed [REG-09]', async () => {
    const emails = ['nobody', 'nobody@', 'nobody@home', '@example.com', 'no body@example.com']
    await expectRefused('email', emails, 'Please enter a valid email address')
  })

  test('if the phone number is missing or more than a plus sign, zeros in front and up to 16 digits [REG-11] [REG-12]', async () => {
    await expectRefused('phone', ['', ' ', undefined], 'Phone number is required')
    const phones = [
      '+0123',
      '0',
      '00',
      '00012345',
      '+',
      '( )',
      '98.765',
      '++91',
      '91+',
      'phone',
      '12345678901234567',
    ]
    await expectRefused(
      'phone',
      phones,
      'Please enter a valid phone number (digits only, starting with 1-9, optionally prefixed with +)',
    )
    for (const phone of ['7', '+1234567890123456'])
      expect([phone, (await register({ phone })).statusCode]).toEqual([phone, 201])
  })

  test('if the password is missing or has seven characters [REG-13] [REG-14]', async () => {
    await expectRefused('password', ['', undefined], 'Password is required')
    await expectRefused('password', ['Aa1!', 'Abcde1!'], 'Password must be at least 8 characters')
    expect((await register({ password: 'Abcdef1!' })).statusCode).toBe(201)
  })

  test('if one of the four kinds of character is not in the password [REG-15]', async () => {
    await expectRefused(
      'password',
      ['alllowercase1!', 'ALLUPPERCASE1!', 'NoDigitAtAll!', 'NoSpecial123'],
      'Password must contain uppercase, lowercase, number, and special character',
    )
  })

  test('if the state, city or area is missing', async () => {
    await expectRefused('state', ['', undefined], 'State is required')
    await expectRefused('city', ['', undefined], 'City is required')
    await expectRefused('area', ['', undefined], 'Area is required')
  })
})

test('email, address and description may be left out [REG-10] [REG-18]', async () => {
  for (const nothing of ['', undefined]) {
    const answer = await register({ email: nothing, address: nothing, description: nothing })
    const { user } = answer.json()
    expect([answer.statusCode, user.email, user.address, user.description]).toEqual([201, null, null, null])
  }
})

test('a phone number can be registered only once, however it is formatted', async () => {
  const first = registration({ phone: '+919812345678' })
  expect((await app.inject({ method: 'POST', url, payload: first })).statusCode).toBe(201)

  const again = await register({ phone: '919812345678' })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toEqual({ message: 'Phone number already registered', error: 'vendor_phone_taken' })
})

test('a number is taken as people type it, and stored in E.164 beside it [QUICK-10]', async () => {
  const us = { country: 'US', state: 'California' }
  for (const [phone, more, e164] of [
    ['98123 45600', {}, '+919812345600'],
    ['098123-45601', {}, '+919812345601'],
    ['+91 (98123) 45602', {}, '+919812345602'],
    ['0091 98123 45603', {}, '+919812345603'],
    ['919812345604', {}, '+919812345604'],
    ['(415) 555-0100', us, '+14155550100'],
    ['1-415-555-0101', us, '+14155550101'],
    ['+91 98123 45605', us, '+919812345605'],
    ['98123 45606', { country: 'Atlantis' }, null],
  ] as const) {
    const answer = await register({ phone, ...more })
    expect([phone, answer.statusCode, answer.json().user?.phone]).toEqual([phone, 201, phone])
    expect([phone, await e164Of(answer.json().user.id)]).toEqual([phone, e164])
  }
})

test('digits of Devanagari and Gujarati, and what contact apps paste, are stored as plain characters [QUICK-10]', async () => {
  for (const [phone, stored, e164] of [
    ['९८१२३ ४५६१०', '98123 45610', '+919812345610'],
    ['૦૯૮૧૨૩૪૫૬૧૧', '09812345611', '+919812345611'],
    ['\u202a+91\u00a098123\u201145612\u202c', '+91 98123-45612', '+919812345612'],
  ] as const) {
    const { user } = (await register({ phone })).json()
    expect([user.phone, await e164Of(user.id)]).toEqual([stored, e164])
  }
})

test('a phone number can be registered only once in each country, however it is written [QUICK-10]', async () => {
  const us = { country: 'United States', state: 'California' }
  await register({ phone: '+919812345620' })
  await register({ phone: '9812345621' })
  await register({ phone: '415-555-0120', ...us })

  for (const [phone, more] of [
    ['9812345620', {}],
    ['0 98123 45620', {}],
    ['+91 98123 45621', {}],
    ['0091 98123 45621', us],
    ['+1 415 555 0120', {}],
    ['1 (415) 555-0120', us],
  ] as const) {
    const again = await register({ phone, ...more })
    expect([phone, again.statusCode, again.json()]).toEqual([
      phone,
      409,
      { message: 'Phone number already registered', error: 'vendor_phone_taken' },
    ])
  }
  expect((await register({ phone: '9812345620', ...us })).statusCode).toBe(201)
})

test('of two vendors who register one number at the same time in two spellings, one is refused [QUICK-10]', async () => {
  const answers = await Promise.all(
    ['98123 45630', '+919812345630'].map((phone) => register({ phone, businessName: 'Same Number' })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
})

test('a vendor who hides the phone number at registration shows it to nobody', async () => {
  const { user } = (await register({ phone: '+919812345622', showPhone: false })).json()

  expect([user.phone, user.showPhone]).toEqual(['+919812345622', false])
  const menu = await app.inject(`/api/public/vendor/${user.id}/menu-full`)
  expect([menu.statusCode, menu.json().vendor.phone]).toEqual([200, ''])
})

test('an email can be registered only once, in upper or lower case', async () => {
  await register({ email: 'one@example.com' })
  const again = await register({ email: 'ONE@example.com' })

  expect([again.statusCode, again.json().message]).toEqual([409, 'Email already registered'])
})

test('nobody can register while registrations are closed', async () => {
  await saveSettings({ allowRegistrations: false })
  const answer = await register()
  await db.deleteFrom('platformSettings').execute()

  expect(answer.statusCode).toBe(403)
  expect(answer.json().message).toBe('New vendor registrations are currently closed.')
})

test('a refused registration leaves no rows and no QR code', async () => {
  const before = await count()
  expect((await register({ phone: '+919812345678' })).statusCode).toBe(409)
  expect(await count()).toEqual(before)
})

async function e164Of(id: string) {
  const { phoneE164 } = await db
    .selectFrom('vendors')
    .select('phoneE164')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return phoneE164
}

async function count() {
  const tables = ['vendors', 'sessions', 'auditLogs', 'events'] as const
  const rows = await Promise.all(
    tables.map((table) => db.selectFrom(table).select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()),
  )
  const codes = await pathsOf(platform.files, 'qr-codes')
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
