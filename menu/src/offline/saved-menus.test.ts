import { expect, test } from 'vitest'
import { menuKey } from './menu-requests.ts'
import { fileUrls, MAX_BYTES, type SavedMenus, trimMenus } from './saved-menus.ts'

const SCRIPT = '/assets/menu/menu-1.js'

/** A menu with one picture of its own and the script that all share. */
const menu = (n: number, pictureBytes = 1000) => ({
  openedAt: n,
  pageBytes: 10_000,
  files: { [SCRIPT]: 200_000, [`/uploads/${n}.webp`]: pictureBytes },
})

const menus = (...numbers: number[]): SavedMenus => Object.fromEntries(numbers.map((n) => [`m${n}`, menu(n)]))

test('the ten menus that were read last are kept [POCK-01]', () => {
  const kept = trimMenus(menus(3, 12, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11))
  expect(Object.keys(kept)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `m${n}`))
})

test('beyond 5 MB pictures go first, those of the menus that were not read for longest [POCK-01]', () => {
  const large = { m1: menu(1, 2_000_000), m2: menu(2, 2_000_000), m3: menu(3, 2_000_000) }
  const kept = trimMenus(large)
  expect([...fileUrls(kept)].sort()).toEqual([SCRIPT, '/uploads/2.webp', '/uploads/3.webp'])
  expect(Object.keys(kept)).toEqual(['m3', 'm2', 'm1'])
})

test('menus that are too large without a picture go, but for the last one read', () => {
  const huge = (n: number) => ({ ...menu(n), pageBytes: MAX_BYTES / 2 })
  expect(Object.keys(trimMenus({ m1: huge(1), m2: huge(2), m3: huge(3) }))).toEqual(['m3'])
})

test('a script that all menus use counts once', () => {
  const kept = trimMenus(menus(1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
  expect(Object.values(kept).every(({ files }) => Object.keys(files).length === 2)).toBe(true)
})

test.each([
  ['/asha-chaat-house/k7m2x9p4w8qa', 'k7m2x9p4w8qa'],
  ['/m/k7m2x9p4w8qa?source=qr', 'k7m2x9p4w8qa'],
  ['/%E0%AA%86%E0%AA%B6%E0%AA%BE/k7m2x9p4w8qa?lang=gu', 'k7m2x9p4w8qa?lang=gu'],
  ['/', null],
  ['/search', null],
  ['/dashboard/items', null],
  ['/admin/vendors', null],
  ['/auth/login', null],
  ['/uploads/picture', null],
  ['/dashboard/items/new', null],
])('%s is kept as %s', (path, key) => {
  expect(menuKey(new URL(path, 'https://thela.example'))).toBe(key)
})
