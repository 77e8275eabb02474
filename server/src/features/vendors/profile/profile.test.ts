import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { vendorsApi } from '@thela/contract/vendors/profile'
import { describe, expect, test } from 'vitest'
import { createTestApp, PASSWORD } from '../../../../test/app.ts'
import { takePhotos } from '../../../../test/bad-files/photo.ts'
import { form } from '../../../../test/form.ts'
import { readQrCode } from '../../../../test/qr-code.ts'
import { readMenuTables, traceOf, whileLogIsBroken } from '../../../../test/writes.ts'

const { app, db, platform, signedInVendor, signedInAdmin } = await createTestApp()
const photos = await takePhotos()

type Vendor = Awaited<ReturnType<typeof signedInVendor>>
type Headers = Record<string, string>

const read = (headers: Headers) => app.inject({ url: vendorsApi.readProfile.path, headers })
const save = ({ headers }: { headers: Headers }, payload: object) =>
  app.inject({ method: 'PUT', url: vendorsApi.updateProfile.path, headers, payload })
const exists = async (url: string) => (await app.inject(url)).statusCode === 200

async function post(url: string, vendor: { headers: Headers }, parts: Parameters<typeof form>[0]) {
  const { headers, payload } = await form(parts)
  return app.inject({ method: 'POST', url, headers: { ...vendor.headers, ...headers }, payload })
}
const uploadLogo = async (vendor: Vendor): Promise<string> =>
  (await post('/api/upload/image', vendor, { image: photos.png, folder: 'vendor-logos' })).json().url

test('a vendor reads their own profile [API-12] [ENT-03]', async () => {
  const { headers, user } = await signedInVendor()
  const answer = await read(headers)
  expect([answer.statusCode, answer.json()]).toEqual([200, { vendor: user }])
  expect(Object.keys(user)).toEqual(
    expect.arrayContaining([
      ...[
        'id',
        'name',
        'businessName',
        'vendorName',
        'email',
        'phone',
        'address',
        'city',
        'state',
        'country',
      ],
      ...['area', 'openingTime', 'closingTime', 'description', 'cuisine', 'priceRange', 'logoUrl'],
      ...['coverImageUrl', 'role', 'createdAt', 'isActive', 'isBanned', 'showAds'],
    ]),
  )
})

test('a vendor changes every field of their profile, and it is returned and stored [API-13] [PROF-24] [PROF-27]', async () => {
  const vendor = await signedInVendor()
  const change = {
    name: 'Asha P.',
    businessName: 'Asha Chaat & Juice',
    email: 'asha@example.com',
    phone: `+91 (98) 7-${vendor.phone.slice(-6)}`,
    address: '1 Ring Road',
    country: 'India',
    state: 'Gujarat',
    city: 'Surat',
    area: 'Vesu',
    openingTime: '17:30',
    closingTime: '23:00',
    description: 'Chaat since 1990',
    cuisine: 'Indian',
    priceRange: '$',
    logoUrl: 'https://example.com/logo.png',
    coverImageUrl: null,
    tagline: 'Crisp and sour',
    fssaiNumber: '10721031000123',
    showPhone: false,
    showEstimatedTime: false,
    orderSlip: true,
    slipByWhatsapp: true,
    upiAddress: 'asha.chaat@okaxis',
  }
  const answer = await save(vendor, { ...change, currentPassword: PASSWORD })

  expect([answer.statusCode, answer.json().message]).toEqual([200, 'Profile updated successfully!'])
  expect(answer.json().vendor).toMatchObject({ ...change, id: vendor.id, slug: 'asha-chaat-juice' })
  expect((await read(vendor.headers)).json()).toEqual({ vendor: answer.json().vendor })
})

test('fields that are left out stay, also when two tabs save at the same time', async () => {
  const vendor = await signedInVendor()
  await Promise.all([save(vendor, { tagline: 'Crisp' }), save(vendor, { address: '1 Ring Road' })])

  const { vendor: after } = (await read(vendor.headers)).json()
  expect(after).toMatchObject({ tagline: 'Crisp', address: '1 Ring Road', businessName: vendor.businessName })
})

describe('an invalid form is refused with a message for each field', () => {
  async function expectRefused(field: string, values: string[], msg: string) {
    const vendor = await signedInVendor()
    for (const value of values) {
      const answer = await save(vendor, { [field]: value })
      expect([value, answer.statusCode, answer.json().details]).toEqual([value, 422, [{ path: field, msg }]])
    }
  }

  test('for the full name [PROF-13]', async () => {
    await expectRefused('name', ['', ' '], 'Full name is required')
    await expectRefused('name', ['A', ' A '], 'Name must be at least 2 characters')
    expect((await save(await signedInVendor(), { name: 'Al' })).statusCode).toBe(200)
  })

  test('for the FSSAI number, which is taken as people type it [DIET-03]', async () => {
    const wrong = ['1072103100012', '107210310001234', '30721031000123', '1072103100012a', '१०७२१०३१०००१२३']
    await expectRefused('fssaiNumber', wrong, 'An FSSAI number has 14 digits and begins with 1 or 2')

    const vendor = await signedInVendor()
    for (const [typed, stored] of [
      [' 10721 0310 00123 ', '10721031000123'],
      ['2072-1031-0001-23', '20721031000123'],
      ['', null],
      [null, null],
    ])
      expect((await save(vendor, { fssaiNumber: typed })).json().vendor.fssaiNumber).toBe(stored)
  })

  test('for the business name [PROF-14] [PROF-15]', async () => {
    await expectRefused('businessName', ['', ' '], 'Business name is required')
    await expectRefused('businessName', ['B', ' B '], 'Business name must be at least 2 characters')
    expect((await save(await signedInVendor(), { businessName: 'Bo' })).statusCode).toBe(200)
  })

  test('for the phone number [PROF-16] [PROF-17]', async () => {
    await expectRefused('phone', ['', ' '], 'Phone number is required')
    const phones = ['98x', '98.76', '98/76', '1'.repeat(17)]
    await expectRefused('phone', phones, 'Please enter a valid phone number')
  })

  test('for the email, which can be emptied [PROF-18]', async () => {
    await expectRefused(
      'email',
      ['nobody', 'nobody@', 'no body@example.com'],
      'Please enter a valid email address',
    )
    const vendor = await signedInVendor({ email: 'optional@example.com' })
    const answer = await save(vendor, { email: '', currentPassword: PASSWORD })
    expect([answer.statusCode, answer.json().vendor.email]).toEqual([200, null])
  })

  test('for the UPI address, which can be emptied [SLIP-03]', async () => {
    const addresses = [
      '',
      'asha',
      '@okaxis',
      'asha@',
      'as ha@okaxis',
      'asha@ok.axis',
      `${'a'.repeat(99)}@upi`,
    ]
    await expectRefused('upiAddress', addresses, 'Please enter a valid UPI address, such as name@bank')
    const vendor = await signedInVendor()
    await save(vendor, { upiAddress: ' asha@okaxis ', currentPassword: PASSWORD })
    expect((await read(vendor.headers)).json().vendor.upiAddress).toBe('asha@okaxis')
    expect((await save(vendor, { upiAddress: null })).json().vendor.upiAddress).toBeNull()
  })

  test('for the address of a picture', async () => {
    const addresses = ['javascript:alert(1)', '/uploads/../api/docs']
    await expectRefused('logoUrl', addresses, 'Please enter a valid image address')
  })

  test.each([
    { openingTime: '17:15' },
    { cuisine: 'Martian' },
    { priceRange: '5' },
    { closingTime: '24:00' },
  ])('%j is not one of the choices', async (change) => {
    expect((await save(await signedInVendor(), change)).statusCode).toBe(422)
  })
})

test('a vendor cannot use the phone number or email of another vendor', async () => {
  const other = await signedInVendor({ email: 'taken@example.com' })
  const vendor = await signedInVendor()
  const phone = await save(vendor, {
    phone: other.phone.replace('+91', '+91 '),
    currentPassword: PASSWORD,
  })
  const email = await save(vendor, { email: 'TAKEN@example.com', currentPassword: PASSWORD })

  expect([phone.statusCode, phone.json().message]).toEqual([409, 'Phone number already registered'])
  expect([email.statusCode, email.json().message]).toEqual([409, 'Email already registered'])
})

test('guests and administrators have no vendor profile', async () => {
  const { headers } = await signedInAdmin()
  expect([(await read({})).statusCode, (await save({ headers: {} }, {})).statusCode]).toEqual([401, 401])
  expect([(await read(headers)).statusCode, (await save({ headers }, {})).statusCode]).toEqual([403, 403])
})

test.each([
  [{ tagline: 'Crisp' }, ['VENDOR_PROFILE_UPDATED']],
  [{ logoUrl: 'https://example.com/a.png' }, ['VENDOR_LOGO_UPDATED']],
  [{ coverImageUrl: 'https://example.com/a.png' }, ['VENDOR_COVER_UPDATED']],
])('%j adds one log entry, the event %j and a new menu revision', async (change, events) => {
  const vendor = await signedInVendor()
  const trace = await traceOf(db, vendor.id, () => save(vendor, change))

  expect(trace.logs).toMatchObject([{ action: 'UPDATE', entity: 'VENDOR', newValues: change }])
  expect(trace.events).toEqual(events)
  expect(trace.revisions).toBe(1)
})

test('a profile change is rolled back if the audit log cannot be written', async () => {
  const vendor = await signedInVendor()
  const before = await readMenuTables(db)
  const answer = await whileLogIsBroken(db, () =>
    save(vendor, { businessName: 'Never Stored', tagline: 'x' }),
  )

  expect(answer.statusCode).toBe(500)
  expect(await readMenuTables(db)).toEqual(before)
})

describe('a new business name', () => {
  test('replaces the QR code picture, and the old menu address redirects to the new one', async () => {
    const vendor = await signedInVendor()
    const { vendor: renamed } = (await save(vendor, { businessName: 'Nayi Chaat' })).json()

    expect(renamed.qrCodeUrl).not.toBe(vendor.user.qrCodeUrl)
    expect(await readQrCode((await app.inject(renamed.qrCodeUrl)).rawPayload)).toBe(
      `http://thela.test/nayi-chaat/${vendor.id}?source=qr`,
    )
    expect(await exists(vendor.user.qrCodeUrl)).toBe(false)

    const old = await app.inject(`/${vendor.user.slug}/${vendor.id}?source=qr`)
    expect([old.statusCode, old.headers.location]).toEqual([302, `/nayi-chaat/${vendor.id}?source=qr`])
  })

  test('that cannot be saved does not change the QR code', async () => {
    const other = await signedInVendor()
    const vendor = await signedInVendor()
    const answer = await save(vendor, {
      businessName: 'Nayi Chaat',
      phone: other.phone,
      currentPassword: PASSWORD,
    })

    expect(answer.statusCode).toBe(409)
    expect((await read(vendor.headers)).json().vendor.qrCodeUrl).toBe(vendor.user.qrCodeUrl)
    expect(await exists(vendor.user.qrCodeUrl)).toBe(true)
  })

  test('that is the same as before does not change the QR code', async () => {
    const vendor = await signedInVendor()
    const { vendor: same } = (await save(vendor, { businessName: vendor.businessName })).json()
    expect(same.qrCodeUrl).toBe(vendor.user.qrCodeUrl)
  })
})

describe('profile pictures', () => {
  test('a replaced logo that cannot be deleted does not fail the save [UPL-07]', async () => {
    const vendor = await signedInVendor()
    const first = await uploadLogo(vendor)
    await save(vendor, { logoUrl: first })
    // A folder in the place of the file cannot be removed as a file.
    const file = join(platform.config.dataDir, first)
    rmSync(file)
    mkdirSync(file)

    const answer = await save(vendor, { logoUrl: null })
    expect([answer.statusCode, answer.json().vendor.logoUrl]).toEqual([200, null])
    expect(existsSync(file)).toBe(true)
  })

  test('a replaced or removed logo is deleted, an unchanged one stays [UPL-07]', async () => {
    const vendor = await signedInVendor()
    const [first, second] = [await uploadLogo(vendor), await uploadLogo(vendor)]
    await save(vendor, { logoUrl: first })
    await save(vendor, { tagline: 'Crisp', logoUrl: first })
    expect(await exists(first)).toBe(true)

    await save(vendor, { logoUrl: second })
    expect([await exists(first), await exists(second)]).toEqual([false, true])
    await save(vendor, { logoUrl: null })
    expect(await exists(second)).toBe(false)
  })

  test('a picture used as logo and cover stays while one of them uses it', async () => {
    const vendor = await signedInVendor()
    const url = await uploadLogo(vendor)
    await save(vendor, { logoUrl: url, coverImageUrl: url })
    await save(vendor, { logoUrl: null })
    expect(await exists(url)).toBe(true)
    await save(vendor, { coverImageUrl: null })
    expect(await exists(url)).toBe(false)
  })

  test('a vendor cannot delete the picture of another vendor by using its address', async () => {
    const [vendor, other] = [await signedInVendor(), await signedInVendor()]
    const url = await uploadLogo(other)
    await save(vendor, { logoUrl: url })
    await save(vendor, { logoUrl: null })
    expect(await exists(url)).toBe(true)
  })

  test.each([
    [undefined, 'logoUrl', 'VENDOR_LOGO_UPDATED'],
    ['logo', 'logoUrl', 'VENDOR_LOGO_UPDATED'],
    ['cover', 'coverImageUrl', 'VENDOR_COVER_UPDATED'],
  ])('a picture of kind %s is stored as %s and replaces the old one [API-36]', async (kind, field, event) => {
    const vendor = await signedInVendor()
    const url = vendorsApi.uploadImage.path
    const send = () => post(url, vendor, { image: photos.jpeg, ...(kind ? { kind } : {}) })
    const old = (await send()).json()

    let answer = old
    const trace = await traceOf(db, vendor.id, async () => {
      answer = (await send()).json()
    })
    expect(answer).toMatchObject({
      success: true,
      url: `/uploads/${answer.public_id}.webp`,
      vendor: { [field]: answer.url },
    })
    expect(trace).toMatchObject({
      logs: [{ action: 'UPDATE', entity: 'VENDOR' }],
      events: [event],
      revisions: 1,
    })
    expect([await exists(old.url), await exists(answer.url)]).toEqual([false, true])
  })

  test('a bad picture or kind is refused and changes nothing', async () => {
    const vendor = await signedInVendor()
    const url = vendorsApi.uploadImage.path
    const bad = await post(url, vendor, { image: Buffer.from('words') })
    expect([bad.statusCode, bad.json().error]).toEqual([
      400,
      'File type must be one of: jpeg, png, webp, gif',
    ])
    expect((await post(url, vendor, {})).json().error).toBe('No image file provided')
    expect((await post(url, vendor, { image: photos.png, kind: 'banner' })).statusCode).toBe(422)
    expect((await post(url, { headers: {} }, { image: photos.png })).statusCode).toBe(401)

    const before = await readMenuTables(db)
    expect((await whileLogIsBroken(db, () => post(url, vendor, { image: photos.png }))).statusCode).toBe(500)
    expect(await readMenuTables(db)).toEqual(before)
  })
})
