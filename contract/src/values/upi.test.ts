import { expect, test } from 'vitest'
import { UPI_ADDRESS, upiLink } from './upi.ts'

test('a UPI address is a name, @ and a handle [SLIP-03]', () => {
  for (const address of ['asha@okaxis', 'asha.chaat-house_1@ybl', '9900100001@upi', 'ASHA@OkAxis'])
    expect(UPI_ADDRESS.test(address), address).toBe(true)
  for (const address of [
    'asha',
    '@okaxis',
    'asha@',
    'as ha@okaxis',
    'asha@ok.axis',
    'asha@@upi',
    'a@b@c',
    '.a@upi',
  ])
    expect(UPI_ADDRESS.test(address), address).toBe(false)
})

test('a payment link has payee, name, amount, currency and note, in this order [SLIP-03]', () => {
  const link = upiLink({ address: 'asha@okaxis', name: 'Asha Chaat & Juice', paise: 18_050, note: 'Order' })
  expect(link).toBe('upi://pay?pa=asha@okaxis&pn=Asha%20Chaat%20%26%20Juice&am=180.50&cu=INR&tn=Order')

  const fields = new URLSearchParams(link.slice('upi://pay?'.length))
  expect(fields.get('pn')).toBe('Asha Chaat & Juice')
})

test('an amount has two decimals, to the paisa [SLIP-03]', () => {
  const amountOf = (paise: number) => /am=([^&]*)/.exec(upiLink({ address: 'a@upi', name: 'A', paise }))?.[1]
  expect([1, 5, 100, 1234, 100_000, 12_345_678_909].map(amountOf)).toEqual([
    '0.01',
    '0.05',
    '1.00',
    '12.34',
    '1000.00',
    '123456789.09',
  ])
})

test('without an amount the payment app asks for it', () => {
  expect(upiLink({ address: 'asha@okaxis', name: 'Asha' })).toBe('upi://pay?pa=asha@okaxis&pn=Asha&cu=INR')
})
