import { expect, test } from 'vitest'
import { menuLink, qrLink } from './menu-link.ts'

const publicUrl = 'https://thela.example/old-name/v1'
const asha = { id: 'v1', businessName: 'Asha Chaat House', publicUrl }

test('a vendor shares the site and the path of the menu [RTE-39]', () => {
  expect(menuLink(asha)).toBe('https://thela.example/asha-chaat-house/v1')
})

test('a code carries the same address with its source and when it was drawn [QR-05]', () => {
  expect(qrLink(asha, 1763170000000)).toBe(
    'https://thela.example/asha-chaat-house/v1?source=qr&scan_id=1763170000000',
  )
})

test('a name in Gujarati is shared in full, percent-encoded, and short in a code', () => {
  const vendor = { ...asha, businessName: 'શ્રીજી ખમણ' }
  const { pathname } = new URL(menuLink(vendor))

  expect(pathname).toMatch(/^\/[%A-F0-9-]+\/v1$/)
  expect(decodeURIComponent(pathname)).toBe('/શ્રીજી-ખમણ/v1')
  expect(new URL(qrLink(vendor)).pathname).toBe('/m/v1')
})
