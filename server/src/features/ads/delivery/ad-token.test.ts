import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readToken, signToken, TOKEN_LIFE_MS, tagVisitor } from './ad-token.ts'

const key = createSecretKey(randomBytes(32))
const phone = { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' }
const said = { placementId: 'p1', adId: 'a1', vendorId: 'v1', visitor: tagVisitor(key, phone) }
const delivery = { ...said, viewableAfterMs: 1000 }
const now = new Date('2026-03-05T10:00:00Z')

test('a token says what was delivered, until it is too old', () => {
  const token = signToken(key, delivery, now)

  const usableAt = new Date(now.getTime() + 1000)
  const end = usableAt.getTime() + TOKEN_LIFE_MS
  expect(readToken(key, token, now)).toMatchObject({ ...said, usableAt })
  expect(readToken(key, token, new Date(end - 1))).toMatchObject({ ...said, usableAt })
  expect(readToken(key, token, new Date(end))).toBeUndefined()
})

test('a token without a placement says so', () => {
  const { adId, visitor, viewableAfterMs } = delivery
  const read = readToken(key, signToken(key, { adId, visitor, viewableAfterMs }, now), now)
  expect(read).toMatchObject({ adId, placementId: undefined, vendorId: undefined })
})

test('a visitor is an address and a browser under this key, and the token shows neither', () => {
  const others = [
    { ...phone, address: '203.0.113.8' },
    { ...phone, userAgent: 'Mozilla/5.0 (iPhone)' },
  ]
  expect(tagVisitor(key, { ...phone })).toBe(said.visitor)
  expect(others.map((other) => tagVisitor(key, other))).not.toContain(said.visitor)
  expect(tagVisitor(createSecretKey(randomBytes(32)), phone)).not.toBe(said.visitor)
  expect(signToken(key, delivery, now)).not.toMatch(/203\.0|Mozilla/)
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
