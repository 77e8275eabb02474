import { vendorsApi } from '@thela/contract/vendors/profile'
import { describe, expect, test } from 'vitest'
import { createTestApp, PASSWORD } from '../../../../test/app.ts'
import { takePhotos } from '../../../../test/bad-files/photo.ts'
import { form } from '../../../../test/form.ts'
import { readQrCode } from '../../../../test/qr-code.ts'
import { readMenuTables, traceOf, whileLogIsBroken } from '../../../../test/writes.ts'

const { app, db, signedInVendor, signedInAdmin } = await createTestApp()
const photos = await takePhotos()

type Vendor = Awaited<ReturnType<typeof signedInVendor>>
type Headers = Record<string, string>

const read = (headers: Headers) => app.inject({ url: vendorsApi.readProfile.path, headers })
const save = ({ headers }: { headers: Headers }, payload: object) =>
  app.inject({ method: 'PUT', url: vendorsApi.updateProfile.path, headers, payload })
const isThere = async (url: string) => (await app.inject(url)).statusCode === 200

async function post(url: string, vendor: { headers: Headers }, parts: Parameters<typeof form>[0]) {
  const { headers, payload } = await form(parts)
  return app.inject({ method: 'POST', url, headers: { ...vendor.headers, ...headers }, payload })
}
const uploadLogo = async (vendor: Vendor): Promise<string> =>
  (await post('/api/upload/image', vendor, { image: photos.png, folder: 'vendor-logos' })).json().url

test('a vendor reads the own profile [API-12] [ENT-03]', async () => {
  const { headers, user } = await signedInVendor()
  const answer = await read(headers)
  expect([answer.statusCode, answer.json()]).toEqual([200, { vendor: user }])
})

test('a vendor changes the profile and gets it back [API-13] [PROF-24] [PROF-25] [PROF-27]', async () => {
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
  }
  const answer = await save(vendor, { ...change, currentPassword: PASSWORD })

  expect([answer.statusCode, answer.json().message]).toEqual([200, 'Profile updated successfully!'])
  expect(answer.json().vendor).toMatchObject({ ...change, id: vendor.id, slug: 'asha-chaat-juice' })
  expect((await read(vendor.headers)).json()).toEqual({ vendor: answer.json().vendor })
})

test('what is left out stays, also when two tabs save at once', async () => {
  const vendor = await signedInVendor()
  await Promise.all([save(vendor, { tagline: 'Crisp' }), save(vendor, { address: '1 Ring Road' })])

  const { vendor: after } = (await read(vendor.headers)).json()
  expect(after).toMatchObject({ tagline: 'Crisp', address: '1 Ring Road', businessName: vendor.businessName })
})

describe('a form that is not right is told field by field', () => {
  test.each<[object, string, string, string]>([
    [{ name: '' }, 'name', 'Full name is required', 'PROF-13'],
    [{ name: 'A' }, 'name', 'Name must be at least 2 characters', 'PROF-13'],
    [{ businessName: ' ' }, 'businessName', 'Business name is required', 'PROF-14'],
    [{ businessName: 'B' }, 'businessName', 'Business name must be at least 2 characters', 'PROF-15'],
    [{ phone: '' }, 'phone', 'Phone number is required', 'PROF-16'],
    [{ phone: '98x' }, 'phone', 'Please enter a valid phone number', 'PROF-17'],
    [{ phone: '1'.repeat(17) }, 'phone', 'Please enter a valid phone number', 'PROF-17'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address', 'PROF-18'],
    [{ logoUrl: 'javascript:alert(1)' }, 'logoUrl', 'Please enter a valid image address', 'PROF-24'],
    [{ logoUrl: '/uploads/../api/docs' }, 'logoUrl', 'Please enter a valid image address', 'PROF-24'],
  ])('%j → %s: %s [%s]', async (change, path, msg) => {
    const answer = await save(await signedInVendor(), change)
    expect([answer.statusCode, answer.json().details]).toEqual([422, [{ path, msg }]])
  })

  test.each([
    { openingTime: '17:15' },
    { cuisine: 'Martian' },
    { priceRange: '5' },
    { closingTime: '24:00' },
  ])('%j is not one of the choices [PROF-20] [PROF-21] [PROF-22]', async (change) => {
    expect((await save(await signedInVendor(), change)).statusCode).toBe(422)
  })
})

test('the number and the e-mail of another vendor are taken', async () => {
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
])('%j leaves one line in the log, the event %j and a new revision of the menu', async (change, events) => {
  const vendor = await signedInVendor()
  const trace = await traceOf(db, vendor.id, () => save(vendor, change))

  expect(trace.logs).toMatchObject([{ action: 'UPDATE', entity: 'VENDOR', newValues: change }])
  expect(trace.events).toEqual(events)
  expect(trace.revisions).toBe(1)
})

test('when the log fails nothing has changed', async () => {
  const vendor = await signedInVendor()
  const before = await readMenuTables(db)
  const answer = await whileLogIsBroken(db, () =>
    save(vendor, { businessName: 'Never Stored', tagline: 'x' }),
  )

  expect(answer.statusCode).toBe(500)
  expect(await readMenuTables(db)).toEqual(before)
})

describe('a new business name', () => {
  test('renews the code; the old address lives on, the old picture goes', async () => {
    const vendor = await signedInVendor()
    const { vendor: renamed } = (await save(vendor, { businessName: 'Nayi Chaat' })).json()

    expect(renamed.qrCodeUrl).not.toBe(vendor.user.qrCodeUrl)
    expect(await readQrCode((await app.inject(renamed.qrCodeUrl)).rawPayload)).toBe(
      `http://thela.test/nayi-chaat/${vendor.id}?source=qr`,
    )
    expect(await isThere(vendor.user.qrCodeUrl)).toBe(false)

    const old = await app.inject(`/${vendor.user.slug}/${vendor.id}?source=qr`)
    expect([old.statusCode, old.headers.location]).toEqual([302, `/nayi-chaat/${vendor.id}?source=qr`])
  })

  test('that cannot be saved leaves the code as it was', async () => {
    const other = await signedInVendor()
    const vendor = await signedInVendor()
    const answer = await save(vendor, {
      businessName: 'Nayi Chaat',
      phone: other.phone,
      currentPassword: PASSWORD,
    })

    expect(answer.statusCode).toBe(409)
    expect((await read(vendor.headers)).json().vendor.qrCodeUrl).toBe(vendor.user.qrCodeUrl)
    expect(await isThere(vendor.user.qrCodeUrl)).toBe(true)
  })

  test('that is the same as before changes no code', async () => {
    const vendor = await signedInVendor()
    const { vendor: same } = (await save(vendor, { businessName: vendor.businessName })).json()
    expect(same.qrCodeUrl).toBe(vendor.user.qrCodeUrl)
  })
})

describe('pictures of the profile', () => {
  test('a replaced logo is deleted, a kept one stays [UPL-07]', async () => {
    const vendor = await signedInVendor()
    const [first, second] = [await uploadLogo(vendor), await uploadLogo(vendor)]
    await save(vendor, { logoUrl: first })
    await save(vendor, { tagline: 'Crisp', logoUrl: first })
    expect(await isThere(first)).toBe(true)

    await save(vendor, { logoUrl: second })
    expect([await isThere(first), await isThere(second)]).toEqual([false, true])
    await save(vendor, { logoUrl: null })
    expect(await isThere(second)).toBe(false)
  })

  test('a picture that is logo and cover stays while one of them shows it', async () => {
    const vendor = await signedInVendor()
    const url = await uploadLogo(vendor)
    await save(vendor, { logoUrl: url, coverImageUrl: url })
    await save(vendor, { logoUrl: null })
    expect(await isThere(url)).toBe(true)
    await save(vendor, { coverImageUrl: null })
    expect(await isThere(url)).toBe(false)
  })

  test('nobody deletes the picture of another by naming it', async () => {
    const [vendor, other] = [await signedInVendor(), await signedInVendor()]
    const url = await uploadLogo(other)
    await save(vendor, { logoUrl: url })
    await save(vendor, { logoUrl: null })
    expect(await isThere(url)).toBe(true)
  })

  test.each([
    [undefined, 'logoUrl', 'VENDOR_LOGO_UPDATED'],
    ['logo', 'logoUrl', 'VENDOR_LOGO_UPDATED'],
    ['cover', 'coverImageUrl', 'VENDOR_COVER_UPDATED'],
  ])('a picture of kind %s is stored and shown as %s [API-36]', async (kind, field, event) => {
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
    expect([await isThere(old.url), await isThere(answer.url)]).toEqual([false, true])
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
