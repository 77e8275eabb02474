import { expect, vi } from 'vitest'
import { ADMIN, PASSWORD, registration } from './app.ts'
import { photo } from './bad-files/photo.ts'
import { SMALL_TEMPLATE } from './templates.ts'

/** How the same number could be stored in 0.1.0, and others under which its owner signs in from now on. */
export const spellings: [stored: string, country: string, later: string[]][] = [
  ['+919825011111', 'India', ['9825011111', '098250 11111']],
  ['9825022222', 'India', ['+91 98250-22222', '09825022222']],
  ['919825033333', 'India', ['+919825033333', '98250 33333']],
  ['+9825044444', 'India', ['9825044444', '+919825044444']],
  ['2135550123', 'United States', ['+1 213 555 0123', '(213) 555-0123']],
  ['5', 'India', []],
]

export type Platform = Awaited<ReturnType<typeof fillPlatform>>

/** Vendors with dishes and pictures, visits, an ad whose cap is used up, and an uploaded template, all through the API. */
export async function fillPlatform(origin: string) {
  const call = callsTo(origin)
  const { token: adminToken } = await call('POST', '/api/auth/admin/login', { body: ADMIN })
  const vendors = []
  for (const [phone, country] of spellings) vendors.push(await addVendor(origin, { phone, country }))
  const [vendor] = vendors as [Vendor]
  for (const path of ['menu-view', 'qr-scan'])
    await call('POST', `/api/public/${path}`, { body: { vendorId: vendor.id, businessSlug: vendor.slug } })

  const adId = await showAd(origin, { token: adminToken, vendorId: vendor.id })
  const file = new File([SMALL_TEMPLATE], 'small.jsx')
  const { data } = await call('POST', '/api/template-uploads/upload', {
    token: adminToken,
    form: { template: file, templateId: 'small', name: 'Small' },
  })
  const enabled = { token: adminToken, body: { isEnabled: true } }
  await call('PATCH', `/api/templates/${data.id}/toggle`, enabled)
  await call('POST', '/api/vendors/template', {
    token: vendor.token,
    body: { templateId: 'small', themeIndex: 0 },
  })
  return { adId, vendors }
}

type Vendor = Awaited<ReturnType<typeof addVendor>>

async function addVendor(origin: string, person: { phone: string; country: string }) {
  const call = callsTo(origin)
  const { token, user } = await call('POST', '/api/auth/vendor/register', { body: registration(person) })
  const { category } = await call('POST', '/api/categories', { token, body: { name: 'Chaat' } })
  const dish = { name: 'Bhel Puri', categoryId: category.id, price: 40.5, isVeg: false }
  const { item } = await call('POST', '/api/items', { token, body: dish })
  await call('POST', `/api/items/${item.id}/image`, { token, form: { image: picture } })
  return { id: user.id as string, slug: user.slug as string, token: token as string, phone: person.phone }
}

const picture = new File([new Uint8Array(await photo().jpeg().toBuffer())], 'dish.jpg')

/** An ad that may be seen once, and was. */
async function showAd(origin: string, { token, vendorId }: { token: string; vendorId: string }) {
  const call = callsTo(origin)
  const place = { targetLevel: 'AREA', country: 'India', state: 'Gujarat', city: 'Surat', area: 'Adajan' }
  const when = { startDate: '2020-01-01', endDate: '2090-12-31' }
  const more = { title: 'Seen once', adType: 'FLOATING', linkUrl: 'https://chai.example', budget: 1 }
  const { ad } = await call('POST', '/api/admin/ads', { token, body: { ...more, ...place, ...when } })
  await call('POST', '/api/ad-queue/add', { token, body: { adId: ad.id, ...place } })
  const { data } = await call('GET', `/api/public/ads/vendor/${vendorId}`)
  const shown = { body: { token: data.find(({ adId }: { adId: string }) => adId === ad.id).token } }
  const see = () => call('POST', `/api/public/ads/${ad.id}/impression`, shown)
  await vi.waitFor(async () => expect(await see()).toMatchObject({ recorded: true }), 60_000)
  return ad.id as string
}

/** What people see of the platform, in the fields that 0.1.0 has too. */
export async function observePlatform(origin: string, { adId, vendors }: Platform) {
  const call = callsTo(origin)
  const { token } = await call('POST', '/api/auth/admin/login', { body: ADMIN })
  const { report } = await call('GET', `/api/admin/ads/${adId}/report`, { token })
  const running = await call('GET', `/api/public/ads/vendor/${vendors[0]?.id}`)
  const code = await fetch(`${origin}/api/template-uploads/small/module`)
  const stalls = []
  for (const { id, slug, phone } of vendors) {
    const { token } = await signIn(origin, phone)
    const { vendor } = await call('GET', '/api/vendors/profile', { token })
    const [item] = (await call('GET', '/api/items', { token })).items
    const page = await (await fetch(`${origin}/${slug}/${id}`)).text()
    stalls.push({
      profile: [vendor.phone, vendor.email, vendor.publicUrl, vendor.qrCodeUrl, vendor.updatedAt],
      item: [item.name, item.price, item.isVeg, item.imageUrl],
      picture: await readBytes(origin + item.imageUrl),
      code: await readBytes(origin + vendor.qrCodeUrl),
      days: await call('GET', '/api/vendors/analytics/daily', { token }),
      isOnMenu: page.includes('Bhel Puri'),
    })
  }
  return { report, ads: running.data.map(nameAd), code: await code.text(), stalls }
}

const nameAd = ({ ad, currentImpressions: seen }: { ad: { title: string }; currentImpressions: number }) =>
  `${ad.title}: ${seen}`

const readBytes = async (url: string) =>
  Buffer.from(await (await fetch(url)).arrayBuffer()).toString('base64')

/** The name of a new backup. */
export async function makeBackup(origin: string) {
  const call = callsTo(origin)
  const { token } = await call('POST', '/api/auth/admin/login', { body: ADMIN })
  const { backup } = await call('POST', '/api/backup/manual', { token })
  return backup.name as string
}

export const signIn = (origin: string, phone: string) =>
  callsTo(origin)('POST', '/api/auth/vendor/login', { body: { phone, password: PASSWORD } })

type Sent = { token?: string; body?: object; form?: Record<string, string | File> }

/** Anything but success fails the test. */
const callsTo =
  (origin: string) =>
  async (method: string, path: string, sent: Sent = {}) => {
    const headers = new Headers({ 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' })
    if (sent.token) headers.set('authorization', `Bearer ${sent.token}`)
    if (sent.body) headers.set('content-type', 'application/json')
    const body = sent.form ? formOf(sent.form) : (JSON.stringify(sent.body) ?? null)
    const answer = await fetch(origin + path, { method, headers, body })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }

function formOf(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
