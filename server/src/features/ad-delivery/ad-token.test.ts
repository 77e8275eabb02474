import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readToken, signToken, TOKEN_LIFE_MS } from './ad-token.ts'

const key = createSecretKey(randomBytes(32))
const delivery = { placementId: 'p1', adId: 'a1', vendorId: 'v1' }
const now = new Date('2026-03-05T10:00:00Z')

test('a token says what was delivered, until it is too old', () => {
  const token = signToken(key, delivery, now)

  expect(readToken(key, token, now)).toMatchObject(delivery)
  expect(readToken(key, token, new Date(now.getTime() + TOKEN_LIFE_MS - 1000))).toMatchObject(delivery)
  expect(readToken(key, token, new Date(now.getTime() + TOKEN_LIFE_MS))).toBeUndefined()
})

test('no two tokens are the same', () => {
  const tokens = Array.from({ length: 1000 }, () => signToken(key, delivery, now))
  expect(new Set(tokens).size).toBe(1000)
})

test('a token with any letter changed, cut or signed by another key says nothing', () => {
  const token = signToken(key, delivery, now)
  const forgeries = [
    ...Array.from(
      token,
      (letter, n) => token.slice(0, n) + (letter === 'A' ? 'B' : 'A') + token.slice(n + 1),
    ),
    ...Array.from(token, (_, n) => token.slice(0, n)),
    signToken(createSecretKey(randomBytes(32)), delivery, now),
    '',
    '.....',
    `${'a'.repeat(400)}.${'b'.repeat(43)}`,
  ]

  expect(forgeries.filter((forgery) => readToken(key, forgery, now))).toEqual([])
})
