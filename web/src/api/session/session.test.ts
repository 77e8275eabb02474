import { beforeEach, expect, test, vi } from 'vitest'
import { anAdmin, aVendor } from '../../testing/samples.ts'

const vendor = aVendor()
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

/** The session as a page finds it that is opened now. */
async function openPage() {
  vi.resetModules()
  return import('./session.ts')
}

test('someone whose token and user are stored is signed in, with one of them missing they are not [AUTH-20]', async () => {
  const both = { 'thela-token': 'qv_1', 'thela-user': JSON.stringify(vendor) }
  const signedInWith = async (entries: Record<string, string>) => {
    stored.clear()
    for (const [key, value] of Object.entries(entries)) stored.set(key, value)
    return (await openPage()).readSession() !== null
  }

  expect(await signedInWith(both)).toBe(true)
  expect(await signedInWith({ 'thela-token': both['thela-token'] })).toBe(false)
  expect(await signedInWith({ 'thela-user': both['thela-user'] })).toBe(false)
  expect(await signedInWith({ ...both, 'thela-user': '{broken' })).toBe(false)
  expect(await signedInWith({})).toBe(false)
})

test('whether someone is a vendor or an administrator follows from the role [AUTH-30] [AUTH-33]', async () => {
  const { saveSession, readSession } = await openPage()
  const kindOf = (user: object) => {
    saveSession('q_1', user as typeof vendor)
    return { isVendor: readSession()?.isVendor, isAdmin: readSession()?.isAdmin }
  }

  expect(kindOf(vendor)).toEqual({ isVendor: true, isAdmin: false })
  expect(kindOf(anAdmin())).toEqual({ isVendor: false, isAdmin: true })
  expect(kindOf({ ...vendor, role: 'SUPER_ADMIN' })).toEqual({ isVendor: false, isAdmin: true })
  expect(kindOf({ ...anAdmin(), role: 'VENDOR' })).toEqual({ isVendor: true, isAdmin: false })
  expect(kindOf({ ...vendor, role: 'SOMETHING_NEW' })).toEqual({ isVendor: true, isAdmin: false })
})

test('the stored user is what the sign-in said, merged with what the profile says [AUTH-29]', async () => {
  const { saveSession, rememberUser } = await openPage()
  saveSession('qv_1', { ...vendor, name: 'Old Name', email: null })
  rememberUser('qv_1', { ...vendor, qrCodeUrl: '/uploads/code.png' })

  expect(JSON.parse(stored.get('thela-user') ?? '')).toMatchObject({
    name: vendor.name,
    email: vendor.email,
    phone: vendor.phone,
    role: 'VENDOR',
    qrCodeUrl: '/uploads/code.png',
    businessName: vendor.businessName,
  })
})

test('the profile of someone who has signed out meanwhile is not stored', async () => {
  const { saveSession, rememberUser, endSession } = await openPage()
  saveSession('qv_1', vendor)
  endSession()
  rememberUser('qv_1', vendor)

  expect([...stored.keys()]).toEqual([])
})
