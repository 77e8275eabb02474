import * as english from '@thela/words/menu-slip'
import { expect, test } from 'vitest'
import { slipText, whatsappLink } from './slip-text.ts'

const lines = [
  { key: 'samosa', name: 'Samosa', paise: 2010, formerPaise: 2010, count: 3 },
  { key: 'chaat b', name: 'ચાટ, ફુલ', paise: 7000, formerPaise: 7000, count: 1 },
]
const slip = {
  vendor: { businessName: 'Asha Chaat & Juice' },
  lines,
  note: ' Less spicy\nParcel ',
  main: { code: 'en', texts: english, names: new Map([['chaat b', 'Chaat, Full']]) },
}

test('the text begins with the name of the stall and is in the main language [SLIP-02]', () => {
  expect(slipText(slip)).toBe(
    [
      'Asha Chaat & Juice',
      '3 × Samosa: ₹60.30',
      '1 × Chaat, Full: ₹70',
      'Total: ₹130.30',
      'Note: Less spicy',
      'Parcel',
    ].join('\n'),
  )
})

test('without a note the text ends with the total', () => {
  expect(slipText({ ...slip, note: ' ' })).toMatch(/\nTotal: ₹130\.30$/)
})

test('the link opens WhatsApp with the text for this number [SLIP-02]', () => {
  const text = slipText(slip)
  const link = new URL(whatsappLink('919900100001', text))

  expect([link.origin, link.pathname]).toEqual(['https://wa.me', '/919900100001'])
  expect(link.searchParams.get('text')).toBe(text)
})
