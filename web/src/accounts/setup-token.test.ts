import { expect, test } from 'vitest'
import { setupTokenOf } from './setup-token.ts'

test('the first administrator opens the printed link with either way of writing the token', () => {
  expect(setupTokenOf('#token=qs_abc-1_2')).toBe('qs_abc-1_2')
  expect(setupTokenOf('token=qs_abc')).toBe('qs_abc')
  expect(setupTokenOf('qs_abc')).toBe('qs_abc')
})

test('a link without a token has none', () => {
  expect(setupTokenOf('')).toBe('')
  expect(setupTokenOf('#token=')).toBe('')
})
